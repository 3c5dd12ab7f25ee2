extension GalleryPage {
  /// The style sheet: paper and ink of the screens, and each picture in the outline of a phone.
  static let style = """
    :root { color-scheme: light dark; --paper: #f1f1ee; --card: #fff; --ink: #22252b; --quiet: #6b7280; --line: #dfdfda; --bezel: #1b1d22; }
    @media (prefers-color-scheme: dark) {
      :root { --paper: #17181b; --card: #212327; --ink: #ecedef; --quiet: #9aa1ad; --line: #33363c; --bezel: #000; }
    }
    * { box-sizing: border-box; }
    html { scroll-behavior: smooth; scroll-padding-top: 24px; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Inter, system-ui, sans-serif; }
    header, main { max-width: 1280px; margin: 0 auto; padding: 0 24px; }
    header { padding-top: 56px; padding-bottom: 16px; }
    h1 { margin: 0; font-size: 40px; line-height: 1.1; letter-spacing: -0.02em; }
    header p { max-width: 62ch; margin: 12px 0 24px; color: var(--quiet); }
    nav { display: flex; flex-wrap: wrap; gap: 8px; }
    nav a { padding: 4px 12px; border: 1px solid var(--line); border-radius: 999px; background: var(--card); color: inherit; font-size: 14px; text-decoration: none; }
    nav a:hover { border-color: var(--quiet); }
    section { margin: 24px 0; padding: 28px; border: 1px solid var(--line); border-radius: 20px; background: var(--card); }
    h2 { margin: 0; font-size: 22px; letter-spacing: -0.01em; }
    .words p { margin: 4px 0 8px; color: var(--quiet); }
    code { font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; color: var(--quiet); }
    .strip { display: flex; gap: 24px; align-items: flex-start; margin-top: 20px; padding-bottom: 8px; flex-wrap: wrap; }
    figure { flex: none; margin: 0; }
    img { display: block; border: 8px solid var(--bezel); border-radius: 32px; box-sizing: content-box; background: #fff; }
    figcaption { margin-top: 10px; color: var(--quiet); font-size: 14px; text-align: center; }
    details { margin-top: 16px; }
    summary { cursor: pointer; font-size: 14px; }
    pre { overflow-x: auto; padding: 16px; border-radius: 12px; background: var(--paper); font: 12px/1.6 ui-monospace, SFMono-Regular, Menlo, monospace; }
    """
}
