class FistfulOfMeeples < Formula
  desc "Two board games of the Wild West: A Fistful of Meeples and Coloma"
  homepage "https://OWNER.github.io/fistful-of-meeples"
  url "https://github.com/OWNER/fistful-of-meeples/releases/download/v@version@/fistful-of-meeples-@version@.jar"
  sha256 "@sha256 fistful-of-meeples-@version@.jar@"
  license "Apache-2.0"

  depends_on "openjdk"

  def install
    libexec.install "fistful-of-meeples-#{version}.jar"
    bin.write_jar_script libexec/"fistful-of-meeples-#{version}.jar", "fistful-of-meeples"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/fistful-of-meeples --version")
  end
end
