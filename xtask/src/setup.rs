//! Installs what is missing and says plainly what it cannot install. Every part is quick when nothing is missing.

pub(crate) mod browser;
pub(crate) mod node;
pub(crate) mod rust;

use std::path::Path;

use crate::args::Args;
use crate::run::{Child, Failure, is_installed};

/// `cargo xtask setup`.
pub(crate) fn command(args: &mut Args) -> Result<(), Failure> {
    let (browser, fonts) = (args.flag("--browser"), args.flag("--fonts"));
    args.end()?;
    rust::wasm_target()?;
    node::packages()?;
    if browser {
        println!("browser: {}", browser::find_or_install()?.display());
    }
    if fonts {
        browser::chinese_fonts()?;
    }
    println!("everything is in place");
    Ok(())
}

/// Installs Debian packages where that is possible without asking: as root, with apt-get.
///
/// # Errors
/// Not root, no apt-get, or apt-get fails; `what` says in words what is missing.
fn apt_install(what: &str, packages: &[&str]) -> Result<(), Failure> {
    let list = packages.join(" ");
    if !is_root() || !is_installed("apt-get") {
        return Err(Failure::new(format!("{what} is missing: install it (Debian: apt-get install {list})")));
    }
    println!("installing {what} ({list})");
    let here = Path::new(".");
    Child::new("apt-get", here).args(["update", "-q"]).run()?;
    Child::new("apt-get", here)
        .args(["install", "-y", "-q", "--no-install-recommends"])
        .args(packages)
        .env("DEBIAN_FRONTEND", "noninteractive")
        .run()
}

fn is_root() -> bool {
    Child::new("id", Path::new(".")).args(["-u"]).output().is_some_and(|id| id.trim() == "0")
}
