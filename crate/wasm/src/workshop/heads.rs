//! From records to the shapes of the wire.

use formats::moments::{self, moments};
use formats::{NodeId, Record, Standing, Warning};

use crate::wire;

/// What a list shows of a record whose parcel has so many bytes.
pub(super) fn head(record: &Record, size: usize) -> wire::RecordHead {
    let tree = &record.tree;
    let tag = |name| record.tags.get(name).unwrap_or_default().to_owned();
    let moments = moments(record);
    let left = moments.left_at.map(|ply| wire::Note { code: "more-moments", at: ply as u32, unit: "ply" });
    wire::RecordHead {
        format: record.format.code(),
        title: record.title().to_owned(),
        red: tag("Red"),
        black: tag("Black"),
        fen: record.fen(),
        result: record.result.token(),
        plies: tree.main_line().count() as u32,
        legal: tree.legal_line().count() as u32,
        nodes: tree.move_count() as u32,
        leaves: tree.leaf_count() as u32,
        comments: tree.comment_count() as u32,
        warnings: record.warnings.iter().map(note).chain(left).collect(),
        moments: moments.found.into_iter().map(moment).collect(),
        size: size as u32,
    }
}

pub(super) fn note(warning: &Warning) -> wire::Note {
    wire::Note { code: warning.kind.code(), at: warning.at.number() as u32, unit: warning.at.unit() }
}

fn moment(moment: moments::Moment) -> wire::Moment {
    wire::Moment {
        mark: match moment.mark {
            moments::Mark::SetUp => wire::Mark::SetUp,
            moments::Mark::Glyph => wire::Mark::Glyph,
            moments::Mark::Comment => wire::Mark::Comment,
        },
        ply: moment.ply as u32,
        fen: xiangqi::fen::write(&moment.setup),
        line: moment.line,
        broken: moment.broken.map(|ply| ply as u32),
    }
}

/// A whole record.
pub(super) fn view(record: &Record) -> wire::RecordView {
    let tree = &record.tree;
    let mut places = vec![0; tree.len()];
    let mut nodes = Vec::with_capacity(tree.len());
    for (place, (id, _)) in tree.preorder().enumerate() {
        places[id.index()] = place as u32;
        let node = tree.node(id);
        let (standing, reason) = match node.standing {
            Standing::Unjudged => (wire::Standing::Unjudged, None),
            Standing::Legal => (wire::Standing::Legal, None),
            Standing::Illegal(reason) => (wire::Standing::Illegal, Some(reason.code())),
            Standing::Unread => (wire::Standing::Unread, None),
        };
        nodes.push(wire::NodeView {
            parent: tree.parent(id).map_or(0, |parent: NodeId| places[parent.index()]),
            r#move: node.m,
            text: node.text.clone(),
            comment: node.comment.clone(),
            nags: node.nags.to_vec(),
            standing,
            reason,
        });
    }
    let tag = |(name, value): (&str, &str)| wire::Tag { name: name.into(), value: value.into() };
    wire::RecordView { tags: record.tags.iter().map(tag).collect(), fen: record.fen(), nodes }
}
