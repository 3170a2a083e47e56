// What the page itself says, before and around the game, in the game's languages.
window.pageTexts = {
  en: {
    loading: 'Saddling up …',
    waiting: 'Setting the table …',
    failed: 'Part of the game could not be fetched. Check the connection and try again.',
    again: 'Try again',
    broken: 'The game broke down and cannot go on by itself; we are sorry. Your match is kept up to its last decision. Here is ' +
      'what happened, for whoever can mend it. Nothing was sent anywhere.',
    lost: 'The browser has taken the graphics away. The game waits where it was and goes on when they are back.',
    reload: 'Reload the page',
    'no-webgl': 'The game needs WebGL, which this browser does not offer. Try a current Firefox, Chrome, Edge or Safari, or ' +
      'switch on hardware acceleration in the browser’s settings.',
    turn: 'Please turn your phone, or make the window wider: the street is long. Your game waits where it was.',
    wide: 'Full screen, turned',
    sound: 'Click, tap or press a key for sound',
    small: 'The window is too small to play in. Make it larger, or the page smaller. Your game waits where it was.',
    typing: 'Type here',
    done: 'Done',
    cancel: 'Cancel',
    spoken: 'What the game shows, in words',
    canvas: 'The game. Arrow keys choose, Enter takes, Escape leaves, F1 explains; Tab goes on to the next choice.'
  },
  fr: {
    loading: 'On selle les chevaux …',
    waiting: 'On dresse la table …',
    failed: 'Une partie du jeu n’a pas pu être chargée. Vérifiez la connexion et réessayez.',
    again: 'Réessayer',
    broken: 'Le jeu s’est arrêté et ne peut pas reprendre seul ; nous en sommes désolés. Votre partie est gardée jusqu’à la dernière ' +
      'décision. Voici ce qui s’est passé, pour qui saura le réparer. Rien n’a été envoyé nulle part.',
    lost: 'Le navigateur a repris l’affichage. La partie attend là où elle en était et continue dès qu’il revient.',
    reload: 'Recharger la page',
    'no-webgl': 'Le jeu a besoin de WebGL, que ce navigateur n’offre pas. Essayez un Firefox, Chrome, Edge ou Safari récent, ou ' +
      'activez l’accélération matérielle dans les options du navigateur.',
    turn: 'Tournez votre téléphone, ou élargissez la fenêtre : la rue est longue. Votre partie attend là où elle en était.',
    wide: 'Plein écran, à l’horizontale',
    sound: 'Cliquez, touchez ou appuyez sur une touche pour le son',
    small: 'La fenêtre est trop petite pour jouer. Agrandissez-la, ou réduisez la page. Votre partie attend là où elle en était.',
    typing: 'Écrivez ici',
    done: 'Terminé',
    cancel: 'Annuler',
    spoken: 'Ce que montre le jeu, en mots',
    canvas: 'Le jeu. Les flèches choisissent, Entrée valide, Échap quitte, F1 explique ; Tab passe au choix suivant.'
  },
  de: {
    loading: 'Die Pferde werden gesattelt …',
    waiting: 'Der Tisch wird gedeckt …',
    failed: 'Ein Teil des Spiels konnte nicht geladen werden. Prüfe die Verbindung und versuche es noch einmal.',
    again: 'Noch einmal versuchen',
    broken: 'Das Spiel ist abgestürzt und kann nicht von selbst weitergehen; das tut uns leid. Deine Partie ist bis zur letzten ' +
      'Entscheidung gesichert. Hier steht, was geschehen ist, für alle, die es beheben können. Nichts wurde irgendwohin gesendet.',
    lost: 'Der Browser hat dem Spiel die Grafik entzogen. Die Partie wartet, wo sie war, und geht weiter, sobald sie zurück ist.',
    reload: 'Seite neu laden',
    'no-webgl': 'Das Spiel braucht WebGL, das dieser Browser nicht bietet. Versuche es mit einem aktuellen Firefox, Chrome, Edge oder ' +
      'Safari, oder schalte in den Einstellungen des Browsers die Hardwarebeschleunigung ein.',
    turn: 'Bitte dreh das Telefon, oder mach das Fenster breiter: Die Straße ist lang. Deine Partie wartet, wo sie war.',
    wide: 'Vollbild im Querformat',
    sound: 'Klicken, tippen oder Taste drücken für Ton',
    small: 'Das Fenster ist zu klein zum Spielen. Mach es größer oder die Seite kleiner. Deine Partie wartet, wo sie war.',
    typing: 'Hier schreiben',
    done: 'Fertig',
    cancel: 'Abbrechen',
    spoken: 'Was das Spiel zeigt, in Worten',
    canvas: 'Das Spiel. Pfeiltasten wählen, Enter nimmt, Escape verlässt, F1 erklärt; Tab geht zur nächsten Wahl.'
  }
};
