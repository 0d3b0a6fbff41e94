//! The browser for tests and screenshots, and fonts in which it can show Chinese.

use std::env;
use std::path::{Path, PathBuf};

use crate::run::{Child, Failure};

/// Names under which a Chromium may be on the PATH, the best first.
const NAMES: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];

/// Full paths outside the PATH (macOS).
const ELSEWHERE: [&str; 2] = [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/// The browser: `CANJU_CHROMIUM`, or one found, or Debian's, installed now.
///
/// # Errors
/// `CANJU_CHROMIUM` names no file, or none is there and none can be installed.
pub(crate) fn find_or_install() -> Result<PathBuf, Failure> {
    if let Some(named) = env::var_os("CANJU_CHROMIUM") {
        let path = PathBuf::from(named);
        return if path.is_file() {
            Ok(path)
        } else {
            Err(Failure::new(format!("CANJU_CHROMIUM is {}, which is not a file", path.display())))
        };
    }
    if let Some(path) = find() {
        return Ok(path);
    }
    super::apt_install("a Chromium for the browser tests", &["chromium"])?;
    find().ok_or_else(|| Failure::new("chromium was installed but is not on the PATH"))
}

/// Makes sure that the browser can show Chinese text of the user interface. The pieces need no font: they are outlines.
///
/// # Errors
/// There is none and it cannot be installed.
pub(crate) fn chinese_fonts() -> Result<(), Failure> {
    let Some(found) = Child::new("fc-list", Path::new(".")).args([":lang=zh-cn", "family"]).output() else {
        // Without fontconfig (macOS, Windows) the system brings its own Chinese fonts.
        return if cfg!(target_os = "linux") {
            super::apt_install("a Chinese font for screenshots", &["fontconfig", "fonts-noto-cjk"])
        } else {
            Ok(())
        };
    };
    if found.trim().is_empty() {
        super::apt_install("a Chinese font for screenshots", &["fonts-noto-cjk"])?;
    }
    Ok(())
}

fn find() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let on_path = NAMES.iter().flat_map(|name| env::split_paths(&path).map(move |dir| dir.join(name)));
    on_path.chain(ELSEWHERE.iter().map(PathBuf::from)).find(|candidate| candidate.is_file())
}
