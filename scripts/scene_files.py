"""Writes recorded scenes as the files of Interface Builder that they were: one storyboard or xib for each.

A recording has the views of a scene with their class, constraints, texts, fonts and frames, and not the text of its file. So what has no
record, such as pictures, is not written, and a scene that needs it is left out.
"""

import json
from xml.sax.saxutils import escape, quoteattr

# Views whose size a recording states and no file can: they need data, another framework or a system's picture.
WITHOUT_FILE = {
    "arscnView", "datePicker", "mapView", "navigationBar", "pickerView", "searchBar", "tabBar", "toolbar", "webView", "wkWebView",
}
UNKNOWN_CONTENT = ("attributed", "bg", "configImage", "image", "imageSize", "place")
# What a class of view is called where it is not inside of its owner.
ELEMENTS = {"collectionViewCellContentView": "view", "containerView": "view", "tableViewCellContentView": "view"}
PRIORITIES = {
    "hh": "horizontalHuggingPriority", "vh": "verticalHuggingPriority",
    "hc": "horizontalCompressionResistancePriority", "vc": "verticalCompressionResistancePriority",
}


def number(value):
    return f"{float(value):g}" if float(value) == int(float(value)) else repr(float(value))


def attributes(values):
    return "".join(f" {name}={quoteattr(str(value))}" for name, value in values.items())


def is_written(view, parent=None):
    """Whether a file of the view would have all that its size depends on."""
    if view["cls"] in WITHOUT_FILE or any(key in view for key in UNKNOWN_CONTENT):
        return False
    # Interface Builder gives an empty view in a stack a size on its canvas.
    if parent and parent["cls"] == "stackView" and view["cls"] == "view" and not view["kids"]:
        return False
    if view["cls"] == "button" and view.get("btype") not in ("system", "roundedRect", "custom", None):
        return False
    if view["cls"] in ("tableView", "collectionView") and view["kids"]:
        return False
    return all(is_written(child, view) for child in view["kids"])


class ViewElement:
    """The element of a view: its attributes, and the elements in it."""

    def __init__(self, view, identifiers, key=None):
        identifiers.append(view["id"])
        self.name = ELEMENTS.get(view["cls"], view["cls"])
        self.values = {"key": key} if key else {}
        self.values |= {"contentMode": "scaleToFill", "tag": len(identifiers)}
        self.children = []
        self._add_common(view)
        add = getattr(self, f"_add_{view['cls']}", None)
        if add:
            add(view)
        self._add_subviews(view, identifiers)
        self._add_layout(view)
        self.values["id"] = view["id"]

    def text(self):
        return f"<{self.name}{attributes(self.values)}>\n" + "".join(self.children) + f"</{self.name}>\n"

    def _add(self, name, /, **values):
        self.children.append(f"<{name}{attributes(values)}/>\n")

    def _add_common(self, view):
        if not view["tamic"]:
            self.values["translatesAutoresizingMaskIntoConstraints"] = "NO"
        for key, name in PRIORITIES.items():
            if key in view:
                self.values[name] = number(view[key])
        for key, name, value in (
            ("hidden", "hidden", "YES"), ("preserves", "preservesSuperviewLayoutMargins", "YES"),
            ("noSafeMargins", "insetsLayoutMarginsFromSafeArea", "NO"),
        ):
            if view.get(key):
                self.values[name] = value
        self._add("rect", key="frame", **dict(zip(("x", "y", "width", "height"), map(number, view["frame"]))))
        if view["mask"]:
            self._add("autoresizingMask", key="autoresizingMask", **{name: "YES" for name in view["mask"]})

    def _add_text(self, view):
        self.children.append(f'<string key="text">{escape(view.get("text") or "")}</string>\n')
        self._add_font(view)

    def _add_font(self, view):
        if font := view.get("font"):
            self._add("fontDescription", key="fontDescription", **font)

    def _add_label(self, view):
        self.values |= {"textAlignment": "natural", "lineBreakMode": "tailTruncation"}
        if view.get("lines", 1) != 1:
            self.values["numberOfLines"] = view["lines"]
        if "pref" in view:
            self.values["preferredMaxLayoutWidth"] = number(view["pref"])
        self.values |= {"minimumScaleFactor": 0.5} if "shrinks" in view else {"adjustsFontSizeToFit": "NO"}
        self._add_text(view)

    def _add_button(self, view):
        self.values |= {"buttonType": view.get("btype") or "custom", "lineBreakMode": "middleTruncation"}
        self._add_font(view)
        text = view.get("text") or ""
        if configuration := view.get("config"):
            self._add("buttonConfiguration", key="configuration", style=configuration.get("style") or "plain", title=text)
            return
        if text:
            self._add("state", key="normal", title=text)
        if insets := (view.get("insets") or {}).get("contentEdgeInsets"):
            self._add("inset", key="contentEdgeInsets", **dict(zip(("minX", "minY", "maxX", "maxY"), insets)))

    def _add_textField(self, view):
        self.values |= {"text": view.get("text") or "", "textAlignment": "natural", "minimumFontSize": 17}
        if view.get("placeholder"):
            self.values["placeholder"] = view["placeholder"]
        if view.get("border"):
            self.values["borderStyle"] = view["border"]
        self._add_font(view)

    def _add_textView(self, view):
        self.values["textAlignment"] = "natural"
        if view.get("scrollEnabled") is False:
            self.values["scrollEnabled"] = "NO"
        self._add_text(view)

    def _add_stackView(self, view):
        stack = view["stack"]
        for key, usual in (("axis", "horizontal"), ("distribution", "fill"), ("alignment", "fill")):
            if stack[key] != usual:
                self.values[key] = stack[key]
        if stack.get("std"):
            self.values["spacingType"] = "standard"
        elif float(stack["spacing"]):
            self.values["spacing"] = number(stack["spacing"])
        if stack.get("base"):
            self.values["baselineRelativeArrangement"] = "YES"

    def _add_segmentedControl(self, view):
        self.values["selectedSegmentIndex"] = 0
        segments = "".join(f"<segment title={quoteattr(title)}/>\n" for title in view.get("segments") or [])
        self.children.append(f"<segments>\n{segments}</segments>\n")

    def _add_activityIndicatorView(self, view):
        self.values["style"] = view.get("style") or "gray"

    def _add_pageControl(self, view):
        self.values["numberOfPages"] = view.get("pages", 0)

    def _add_tableView(self, view):
        self.values |= {"style": "plain", "rowHeight": 44, "sectionHeaderHeight": 28, "sectionFooterHeight": 28}

    def _add_subviews(self, view, identifiers):
        children = view["kids"]
        if view["cls"] == "visualEffectView" and children:
            self.children.append(ViewElement(children[0], identifiers, key="contentView").text())
            children = children[1:]
        if children:
            text = "".join(ViewElement(child, identifiers).text() for child in children)
            self.children.append(f"<subviews>\n{text}</subviews>\n")

    def _add_layout(self, view):
        for identifier, key in (view.get("guides") or {}).items():
            self._add("viewLayoutGuide", key=key, id=identifier)
        if view["cons"]:
            text = "".join(f"<constraint{attributes(constraint_values(each, view))}/>\n" for each in view["cons"])
            self.children.append(f"<constraints>\n{text}</constraints>\n")
        if margins := view.get("margins"):
            self._add("edgeInsets", key="layoutMargins", **dict(zip(("top", "left", "bottom", "right"), margins)))


def constraint_values(constraint, owner):
    values = {}
    # An absent first item is the owner.
    if constraint["a"] != owner["id"]:
        values["firstItem"] = constraint["a"]
    values["firstAttribute"] = constraint["aa"]
    if constraint.get("r", "equal") != "equal":
        values["relation"] = constraint["r"]
    if constraint.get("b"):
        values |= {"secondItem": constraint["b"], "secondAttribute": constraint["ba"]}
    for key, name, usual in (("c", "constant", 0), ("m", "multiplier", 1), ("p", "priority", 1000)):
        if float(constraint[key]) != usual:
            values[name] = number(constraint[key])
    return values | {"id": constraint["id"]}


def document(scene, identifiers):
    """The text of the file of a scene. Adds the identifiers of its views, in the order of their tags."""
    options = {"version": "3.0", "toolsVersion": scene["tools"], "targetRuntime": "iOS.CocoaTouch", "useAutolayout": "YES"}
    if scene["safeAreas"]:
        options["useSafeAreas"] = "YES"
    device = attributes({"id": scene["device"] or "retina4_7", "orientation": scene["orient"] or "portrait"})
    if scene["kind"] != "vc":
        view = ViewElement(scene["root"], identifiers).text()
        return (
            f'<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"{attributes(options)}>\n<device{device}/>\n<objects>\n'
            '<placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\n'
            f'<placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>\n{view}</objects>\n</document>\n')
    guides = "".join(
        f"<viewControllerLayoutGuide{attributes({'type': edge, 'id': name})}/>\n" for name, edge in (scene["vcguides"] or {}).items())
    guides = f"<layoutGuides>\n{guides}</layoutGuides>\n" if guides else ""
    view = ViewElement(scene["root"], identifiers, key="view").text()
    return (
        f'<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"{attributes(options)} initialViewController="controller">\n'
        f'<device{device}/>\n<scenes>\n<scene sceneID="scene">\n<objects>\n<viewController id="controller" '
        f'sceneMemberID="viewController">\n{guides}{view}</viewController>\n</objects>\n</scene>\n</scenes>\n</document>\n')


def write(scenes, folder):
    """Writes the files of scenes, and `scenes.jsonl` with what their windows need. Returns the scenes that have a file."""
    written = [scene for scene in scenes if is_written(scene["root"])]
    with open(folder / "scenes.jsonl", "w") as index:
        for scene in written:
            identifiers = []
            name = f"{scene['n']}.{'storyboard' if scene['kind'] == 'vc' else 'xib'}"
            (folder / name).write_text('<?xml version="1.0" encoding="UTF-8"?>\n' + document(scene, identifiers))
            index.write(json.dumps({
                "number": scene["n"], "file": name, "identifiers": identifiers, "size": scene["root"]["frame"][2:],
                "scale": scene["scale"], "safeArea": scene["useSafe"], "margins": scene.get("useMargins"),
                "hasMinimumMargins": not scene.get("nomin", False),
            }) + "\n")
    return written
