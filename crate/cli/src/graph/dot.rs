//! A certificate in the language of Graphviz: the attacker's positions as boxes, the defender's as ellipses, a mated one with
//! a double line; moves by their Chinese names, the main line bold, other equally short moves dashed.

use std::collections::HashSet;
use std::io::{self, Write};

use mate::{Edge, Goal, NEVER, Node, NodeId};
use xiangqi::notation::{Name, Style};
use xiangqi::{Move, Outcome, Position, Setup, fen};

use super::Certificate;

pub(super) fn write(
    out: &mut dyn Write,
    certificate: &Certificate,
    goal: Goal,
    root: &Position,
) -> io::Result<()> {
    let main = main_line(certificate);
    writeln!(out, "digraph canju {{")?;
    writeln!(out, "  label=\"{}\\n{}\"; labelloc=t;", title(certificate, goal), fen::write(&root.setup()))?;
    writeln!(out, "  node [fontname=\"sans-serif\"]; edge [fontname=\"sans-serif\", fontsize=11];")?;
    for (id, node, edges, attacks) in certificate.nodes() {
        let setup = node.position.setup();
        write_node(out, certificate, id, node, edges, attacks, &setup)?;
        for (index, edge) in edges.iter().enumerate() {
            let style = if main.contains(&(id, edge.mv)) {
                ", style=bold, penwidth=2"
            } else if attacks && index > 0 && matches!(certificate, Certificate::Mate(_)) {
                ", style=dashed"
            } else {
                ""
            };
            writeln!(out, "  n{} -> n{} [label=\"{}\"{style}];", id.0, edge.to.0, name(&setup, edge.mv))?;
        }
    }
    writeln!(out, "}}")
}

fn title(certificate: &Certificate, goal: Goal) -> String {
    let goal = goal.code();
    match certificate {
        Certificate::Mate(mate) if mate.exact => format!("mate in {} ({goal})", mate.mate_in),
        Certificate::Mate(mate) => format!("mate in at most {} ({goal})", mate.mate_in),
        Certificate::Trap(_, None) => format!("no mate ({goal})"),
        Certificate::Trap(trap, Some(why)) if trap.bound() == NEVER => {
            format!("the defence holds, but not decided: {} ({goal})", why.code())
        }
        Certificate::Trap(trap, Some(why)) => {
            format!("no mate within {}, not decided beyond: {} ({goal})", trap.bound(), why.code())
        }
        Certificate::Nothing(why) => format!("not decided: {} ({goal})", why.code()),
    }
}

/// The plies of the main line.
fn main_line(certificate: &Certificate) -> HashSet<(NodeId, Move)> {
    let Certificate::Mate(mate) = certificate else { return HashSet::new() };
    mate.proof.main_line(mate.proof.root()).into_iter().map(|ply| (ply.at, ply.mv)).collect()
}

fn write_node(
    out: &mut dyn Write,
    certificate: &Certificate,
    id: NodeId,
    node: &Node,
    edges: &[Edge],
    attacks: bool,
    setup: &Setup,
) -> io::Result<()> {
    let shape = if attacks { "box" } else { "ellipse" };
    let mated = !attacks && edges.is_empty() && matches!(certificate, Certificate::Mate(_));
    let (label, more) = if mated {
        (ending(setup).to_owned(), ", peripheries=2")
    } else {
        let most = if node.exact { "" } else { "≤" };
        let label = match certificate {
            Certificate::Mate(_) => format!("{most}{}", node.bound),
            _ if node.bound == NEVER => "∞".to_owned(),
            _ => format!(">{}", node.bound),
        };
        (label, "")
    };
    let fen = fen::write(setup);
    writeln!(out, "  n{} [shape={shape}, label=\"{label}\", tooltip=\"{fen}\"{more}];", id.0)
}

/// How a position without a legal move ended.
fn ending(setup: &Setup) -> &'static str {
    match Position::try_from_loose(setup).ok().and_then(|position| position.outcome()) {
        Some(Outcome::Stalemate { .. }) => "困毙",
        Some(Outcome::Checkmate { .. }) | None => "将死",
    }
}

/// The move's name, or its squares where the diagram allows no name.
fn name(setup: &Setup, mv: Move) -> String {
    Name::in_setup(setup, mv).map_or_else(|_| mv.to_string(), |name| name.chinese(Style::default()))
}
