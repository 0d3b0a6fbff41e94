//! `cargo xtask serve`: the page for development (Vite, reloads on change), or the built folder as a static host serves it.

use crate::args::Args;
use crate::run::{Child, Failure};
use crate::{place, setup, web};

/// The port unless `--port` says another.
const PORT: u32 = 5173;

/// `cargo xtask serve [--dist] [--port N]`.
pub(crate) fn command(args: &mut Args) -> Result<(), Failure> {
    let built = args.flag("--dist");
    let port = args.number("--port")?.unwrap_or(PORT);
    if !(1..=65535).contains(&port) {
        return Err(Failure::usage(format!("{port} is not a port")));
    }
    args.end()?;
    if built { serve_dist(port) } else { serve_dev(port) }
}

fn serve_dev(port: u32) -> Result<(), Failure> {
    web::prepare()?;
    println!("http://localhost:{port}/");
    Child::new("npm", &place::www())
        .args(["run", "--silent", "dev", "--", "--strictPort", "--port"])
        .args([port.to_string()])
        .run()
}

fn serve_dist(port: u32) -> Result<(), Failure> {
    if !place::dist().join("index.html").is_file() {
        web::prepare()?;
        web::dist()?;
    }
    setup::node::packages()?;
    // The server prints the address itself, once it listens.
    Child::new("node", &place::e2e())
        .args(["static-server.mjs", "--port"])
        .args([port.to_string()])
        .args(["--root".as_ref(), place::dist().as_os_str()])
        .run()
}
