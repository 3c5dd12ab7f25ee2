//! The layouts of `solver-bench` as flexbox, in taffy, for `scripts/bench-taffy`.
//!
//! `taffy-bench COUNT` prints a line for each measurement: its name and the median time in microseconds. A build makes the
//! tree, lays it out and frees it, as a build of `solver-bench` does. A resize lays the tree out in six other sizes of the
//! window; its time is that of one of them.

use std::time::Instant;
use taffy::prelude::*;

/// A tree whose labels have their heights in points as contexts.
struct Layout {
    tree: TaffyTree<f32>,
    root: NodeId,
}

impl Layout {
    fn new(mut tree: TaffyTree<f32>, views: &[NodeId], size: (f32, f32), style: Style) -> Layout {
        let root = tree.new_with_children(Style { size: points(size), ..style }, views).unwrap();
        Layout { tree, root }
    }

    /// Lays out, and returns the width of the window.
    fn solve(&mut self) -> f32 {
        self.tree
            .compute_layout_with_measure(self.root, Size::MAX_CONTENT, |inputs, _, height, style| {
                let height = height.map_or(0.0, |height| *height);
                taffy::compute_leaf_layout(inputs, style, |_, _| 0.0, |known, _| Size {
                    width: known.width.unwrap_or(100.0),
                    height: known.height.unwrap_or(height),
                })
            })
            .unwrap();
        self.tree.layout(self.root).unwrap().size.width
    }

    fn resize(&mut self, size: (f32, f32)) -> f32 {
        let style = Style { size: points(size), ..self.tree.style(self.root).unwrap().clone() };
        self.tree.set_style(self.root, style).unwrap();
        self.solve()
    }
}

fn points((width, height): (f32, f32)) -> Size<Dimension> {
    Size { width: length(width), height: length(height) }
}

fn padding(edge: f32) -> Rect<LengthPercentage> {
    Rect { left: length(edge), right: length(edge), top: length(edge), bottom: length(edge) }
}

/// Views below each other, as wide as the window.
fn list(count: usize, make: impl Fn(&mut TaffyTree<f32>, usize) -> NodeId) -> Layout {
    let mut tree = TaffyTree::with_capacity(count + 1);
    let views: Vec<NodeId> = (0..count).map(|index| make(&mut tree, index)).collect();
    let column = Style {
        flex_direction: FlexDirection::Column,
        padding: Rect { left: length(16.0), right: length(16.0), top: length(8.0), bottom: length(0.0) },
        gap: Size { width: length(0.0), height: length(8.0) },
        ..Default::default()
    };
    Layout::new(tree, &views, (400.0, 60.0 * count as f32), column)
}

fn chain(count: usize) -> Layout {
    let row = Style { size: Size { width: auto(), height: length(44.0) }, flex_shrink: 0.0, ..Default::default() };
    list(count, |tree, _| tree.new_leaf(row.clone()).unwrap())
}

fn labels(count: usize) -> Layout {
    let label = Style { flex_shrink: 0.0, ..Default::default() };
    list(count, |tree, index| tree.new_leaf_with_context(label.clone(), 20.0 + (index % 7) as f32).unwrap())
}

fn equal(count: usize) -> Layout {
    let mut tree = TaffyTree::with_capacity(count + 1);
    let style = Style { flex_grow: 1.0, flex_basis: length(0.0), ..Default::default() };
    let views: Vec<NodeId> = (0..count).map(|_| tree.new_leaf(style.clone()).unwrap()).collect();
    let gap = Size { width: length(8.0), height: length(0.0) };
    Layout::new(tree, &views, (20.0 * count as f32, 600.0), Style { padding: padding(8.0), gap, ..Default::default() })
}

/// Towers of sixteen views, each inset in the one before.
fn nested(count: usize) -> Layout {
    let mut tree = TaffyTree::with_capacity(count + 1);
    let mut towers = Vec::new();
    for tower in 0..count.div_ceil(16) {
        let depth = (count - 16 * tower).min(16);
        let inset = (tower % 97) as f32;
        let mut view = None;
        for level in (0..depth).rev() {
            let style = if level == 0 {
                let inset = Rect { left: length(inset), right: length(inset), top: length(inset), bottom: length(inset) };
                Style { position: Position::Absolute, inset, padding: padding(4.0), ..Default::default() }
            } else {
                let edge = if level == depth - 1 { 0.0 } else { 4.0 };
                Style { flex_grow: 1.0, padding: padding(edge), ..Default::default() }
            };
            view = Some(tree.new_with_children(style, view.as_slice()).unwrap());
        }
        towers.push(view.unwrap());
    }
    Layout::new(tree, &towers, (4000.0, 4000.0), Style::default())
}

/// Views that have nothing to do with each other.
fn independent(count: usize) -> Layout {
    let mut tree = TaffyTree::with_capacity(count + 1);
    let views: Vec<NodeId> = (0..count)
        .map(|index| {
            let (left, top) = (length((index % 37) as f32), length((index % 101) as f32));
            tree.new_leaf(Style {
                position: Position::Absolute,
                inset: Rect { left, top, right: auto(), bottom: auto() },
                size: points(((10 + index % 53) as f32, (12 + index % 29) as f32)),
                ..Default::default()
            })
            .unwrap()
        })
        .collect();
    Layout::new(tree, &views, (400.0, 800.0), Style::default())
}

/// The median of the times of calls in microseconds, over at least 30 calls.
fn median(mut work: impl FnMut()) -> f64 {
    let mut times = Vec::new();
    let start = Instant::now();
    while times.len() < 30 || start.elapsed().as_secs_f64() < 0.2 {
        let begin = Instant::now();
        work();
        times.push(begin.elapsed().as_secs_f64() * 1e6);
    }
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn measure(name: &str, count: usize, make: fn(usize) -> Layout, size: impl Fn(usize) -> (f32, f32)) {
    let mut sum = 0.0;
    let build = median(|| sum += make(count).solve());
    println!("{name} build {build:.1}");
    let mut layout = make(count);
    sum += layout.solve();
    let resize = median(|| (0..6).for_each(|step| sum += layout.resize(size(step))));
    println!("{name} resize {:.1}", resize / 6.0);
    assert!(sum.is_finite());
}

fn main() {
    let count: usize = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(1000);
    let widths = [320.0, 375.0, 414.0, 768.0, 1024.0, 400.0];
    measure("chain", count, chain, |step| (widths[step], 60.0 * count as f32));
    measure("nested", count, nested, |step| (widths[step] * 10.0, widths[step] * 10.0));
    measure("equal", count, equal, |step| ([22.0, 25.0, 18.0, 30.0, 40.0, 20.0][step] * count as f32, 600.0));
    measure("independent", count, independent, |step| (widths[step], 800.0));
    measure("labels", count, labels, |step| (widths[step], 60.0 * count as f32));
}
