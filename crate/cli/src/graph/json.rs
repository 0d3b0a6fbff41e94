//! A certificate as one JSON value, written node by node. `docs/cli.md` describes the fields.

use std::io::{self, Write};

use mate::{Edge, Goal, NEVER, Node, NodeId};
use serde::Serialize;
use xiangqi::{Color, fen};

use super::Certificate;
use crate::output::to_json;

/// What stands before the nodes.
#[derive(Serialize)]
struct Head {
    verdict: &'static str,
    goal: &'static str,
    attacker: &'static str,
    why: Option<&'static str>,
    #[serde(flatten)]
    length: Option<Length>,
    root: u32,
}

/// Of a mate.
#[derive(Serialize)]
struct Length {
    mate_in: u16,
    exact: bool,
    duals_complete: bool,
}

/// A node of a mate.
#[derive(Serialize)]
struct Solved {
    id: u32,
    fen: String,
    turn: &'static str,
    mate_in: u16,
    exact: bool,
    edges: Vec<Arrow>,
}

/// A node of a closed set.
#[derive(Serialize)]
struct Held {
    id: u32,
    fen: String,
    turn: &'static str,
    no_mate_within: Option<u16>,
    edges: Vec<Arrow>,
}

#[derive(Serialize)]
struct Arrow {
    r#move: String,
    to: u32,
}

pub(super) fn write(
    out: &mut dyn Write,
    certificate: &Certificate,
    goal: Goal,
    attacker: Color,
) -> io::Result<()> {
    let length = if let Certificate::Mate(mate) = certificate {
        let duals_complete = mate.duals_complete;
        Some(Length { mate_in: mate.mate_in, exact: mate.exact, duals_complete })
    } else {
        None
    };
    let head = to_json(&Head {
        verdict: certificate.verdict(),
        goal: goal.code(),
        attacker: if attacker == Color::Red { "red" } else { "black" },
        why: certificate.why(),
        length,
        root: 0,
    });
    write!(out, "{},\"nodes\":[", head.trim_end_matches('}'))?;
    let mut comma = "";
    for (id, node, edges, attacks) in certificate.nodes() {
        let text = match certificate {
            Certificate::Mate(_) => to_json(&solved(id, node, edges, attacks)),
            Certificate::Trap(..) | Certificate::Nothing(_) => to_json(&held(id, node, edges, attacks)),
        };
        write!(out, "{comma}\n{text}")?;
        comma = ",";
    }
    writeln!(out, "]}}")
}

fn solved(id: NodeId, node: &Node, edges: &[Edge], attacks: bool) -> Solved {
    Solved {
        id: id.0,
        fen: fen::write(&node.position.setup()),
        turn: turn(attacks),
        mate_in: node.bound,
        exact: node.exact,
        edges: arrows(edges),
    }
}

fn held(id: NodeId, node: &Node, edges: &[Edge], attacks: bool) -> Held {
    Held {
        id: id.0,
        fen: fen::write(&node.position.setup()),
        turn: turn(attacks),
        no_mate_within: (node.bound != NEVER).then_some(node.bound),
        edges: arrows(edges),
    }
}

const fn turn(attacks: bool) -> &'static str {
    if attacks { "attacker" } else { "defender" }
}

fn arrows(edges: &[Edge]) -> Vec<Arrow> {
    edges.iter().map(|edge| Arrow { r#move: edge.mv.to_string(), to: edge.to.0 }).collect()
}
