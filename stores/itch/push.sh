#!/bin/sh
# Pushes version @version@ to itch.io with butler, after a look at the files: sh push.sh OWNER FOLDER
set -eu
owner=$1
cd "$2"
sha256sum --check <<'SUMS'
@sha256 fistful-of-meeples-@version@-web.zip@  fistful-of-meeples-@version@-web.zip
@sha256 fistful-of-meeples-@version@-linux-x86_64.tar.gz@  fistful-of-meeples-@version@-linux-x86_64.tar.gz
SUMS
butler push fistful-of-meeples-@version@-web.zip "$owner/fistful-of-meeples:html" --userversion @version@
mkdir -p unpacked
tar -xzf fistful-of-meeples-@version@-linux-x86_64.tar.gz -C unpacked
butler push unpacked "$owner/fistful-of-meeples:linux" --userversion @version@
