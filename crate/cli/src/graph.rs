//! `canju graph FEN`: the certificate of an answer as a graph, as JSON or for Graphviz. A mate is written with its whole
//! solution (every equally short move), "no mate" as the closed set in which the defence stays.

mod dot;
mod json;

use std::process::ExitCode;

use mate::{Answer, Detail, Edge, Limits, Mate, Node, NodeId, Trap, Why};
use xiangqi::Position;

use crate::args::{Effort, Format, Goal, GraphArgs};
use crate::failure::Failure;
use crate::{crew, output};

/// What there is to draw.
pub(crate) enum Certificate {
    /// A mate.
    Mate(Mate),
    /// No mate, however long; or, with the reason why it is not known for ever, none within a number of moves.
    Trap(Trap, Option<Why>),
    /// Not decided, and nothing certified.
    Nothing(Why),
}

impl Certificate {
    fn verdict(&self) -> &'static str {
        match self {
            Certificate::Mate(_) => "mate",
            Certificate::Trap(_, None) => "no-mate",
            Certificate::Trap(_, Some(_)) | Certificate::Nothing(_) => "unknown",
        }
    }

    fn why(&self) -> Option<&'static str> {
        match self {
            Certificate::Mate(_) => None,
            Certificate::Trap(_, why) => why.map(Why::code),
            Certificate::Nothing(why) => Some(why.code()),
        }
    }

    /// The ids of all nodes, the root first.
    fn ids(&self) -> impl Iterator<Item = NodeId> {
        let len = match self {
            Certificate::Mate(mate) => mate.proof.len(),
            Certificate::Trap(trap, _) => trap.len(),
            Certificate::Nothing(_) => 0,
        };
        (0..len as u32).map(NodeId)
    }

    /// A node with its edges, and whether the attacker is to move there.
    fn node(&self, id: NodeId) -> Option<(&Node, &[Edge], bool)> {
        match self {
            Certificate::Mate(Mate { proof, .. }) => {
                Some((proof.node(id), proof.edges(id), proof.attacks(id)))
            }
            Certificate::Trap(trap, _) => Some((trap.node(id), trap.edges(id), trap.attacks(id))),
            Certificate::Nothing(_) => None,
        }
    }

    /// All nodes with their ids, in order.
    fn nodes(&self) -> impl Iterator<Item = (NodeId, &Node, &[Edge], bool)> {
        self.ids().filter_map(|id| self.node(id).map(|(node, edges, attacks)| (id, node, edges, attacks)))
    }
}

pub(crate) fn run(args: &GraphArgs) -> Result<ExitCode, Failure> {
    let as_json = args.json || args.format == Format::Json;
    let position = args.task.position()?;
    let effort = args.task.effort;
    let goal: mate::Goal = effort.goal.into();
    let certificate = certify(effort, &position);
    if as_json {
        output::stream(|out| json::write(out, &certificate, goal, position.turn()))?;
    } else {
        output::stream(|out| dot::write(out, &certificate, goal, &position))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn certify(effort: Effort, position: &Position) -> Certificate {
    let limits = Limits { detail: Detail::Whole, ..effort.limits() };
    let mut solver = crew::solver(effort.table_mb);
    match solver.solve(position, effort.goal.into(), limits) {
        Answer::Mate(mate) => Certificate::Mate(mate),
        Answer::NoMate(trap) => Certificate::Trap(trap, None),
        Answer::Unknown(why) => match solver.take_floor() {
            Some(floor) if effort.goal == Goal::Any => Certificate::Trap(floor, Some(why)),
            _ => Certificate::Nothing(why),
        },
    }
}
