//! The npm side of the set-up: node is new enough, and `node_modules` is what the lock file says.

use std::fs;
use std::path::Path;

use crate::place;
use crate::run::{Child, Failure, is_installed};

/// The oldest node that the front end's tools run on.
const OLDEST_NODE: u32 = 20;

/// Runs `npm ci` in `www/` unless its `node_modules` was installed from this very lock file, and lends the packages to `tests/`.
///
/// # Errors
/// Node or npm is missing or too old, or `npm ci` fails.
pub(crate) fn packages() -> Result<(), Failure> {
    packages_of(&place::www())?;
    lend_to_tests()
}

/// Runs `npm ci` in a folder, unless its `node_modules` was installed from this very lock file.
///
/// # Errors
/// Node or npm is missing or too old, or `npm ci` fails.
pub(crate) fn packages_of(folder: &Path) -> Result<(), Failure> {
    node()?;
    install(folder)
}

fn install(package: &Path) -> Result<(), Failure> {
    let lock_path = package.join("package-lock.json");
    let lock = fs::read(&lock_path).map_err(|error| Failure::io("read", &lock_path, &error))?;
    let stamp = package.join("node_modules").join(".canju-lock");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    Child::new("npm", package)
        .args(["ci", "--no-audit", "--no-fund"])
        .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")
        .run()?;
    fs::write(&stamp, lock).map_err(|error| Failure::io("write", &stamp, &error))
}

/// Lets scripts under `tests/` import the packages of `www/`: node looks for `node_modules` in the folders above a script.
fn lend_to_tests() -> Result<(), Failure> {
    let link = place::root().join("tests").join("node_modules");
    if link.is_dir() {
        return Ok(());
    }
    // A link that leads nowhere is in the way of the new one; there may be none.
    let _ = fs::remove_file(&link);
    let original = Path::new("..").join("www").join("node_modules");
    symlink_folder(&original, &link).map_err(|error| Failure::io("link", &link, &error))
}

#[cfg(unix)]
fn symlink_folder(original: &Path, link: &Path) -> std::io::Result<()> {
    std::os::unix::fs::symlink(original, link)
}

#[cfg(windows)]
fn symlink_folder(original: &Path, link: &Path) -> std::io::Result<()> {
    std::os::windows::fs::symlink_dir(original, link)
}

/// Makes sure that node and npm are there and new enough.
fn node() -> Result<(), Failure> {
    let advice = format!("install Node.js {OLDEST_NODE} or newer with npm");
    let Some(text) = Child::new("node", Path::new(".")).args(["--version"]).output() else {
        return Err(Failure::new(format!("node is missing: {advice}")));
    };
    match major(&text) {
        Some(major) if major < OLDEST_NODE => {
            return Err(Failure::new(format!("node {} is too old: {advice}", text.trim())));
        }
        _ => {}
    }
    if is_installed("npm") { Ok(()) } else { Err(Failure::new(format!("npm is missing: {advice}"))) }
}

/// The first number of a version such as `v20.20.2`.
fn major(version: &str) -> Option<u32> {
    version.trim().trim_start_matches('v').split('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::major;

    #[test]
    fn reads_the_major_version() {
        assert_eq!(major("v20.20.2\n"), Some(20));
        assert_eq!(major("v8.1"), Some(8));
        assert_eq!(major("nightly"), None);
    }
}
