//! `cargo xtask shots`: screenshots of every screen and state, in three sizes, two themes and three languages.

use crate::args::Args;
use crate::run::Failure;
use crate::{place, setup, test, web};

/// `cargo xtask shots [NAME...]`.
pub(crate) fn command(args: &mut Args) -> Result<(), Failure> {
    let names = args.rest()?;
    web::prepare()?;
    web::dist()?;
    setup::browser::chinese_fonts()?;
    let mut child = test::playwright()?.args(["--config", "shots.config.ts"]);
    if !names.is_empty() {
        child = child.args(["--grep".to_owned(), names.join("|")]);
    }
    child.run()?;
    println!("{}", place::shots().join("index.html").display());
    Ok(())
}
