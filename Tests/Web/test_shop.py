"""The shop of Examples/Shop, translated from its UIKit sources, as Examples/Shop/make-page builds it."""
from app_page import names, open_app, tap
from page import ROOT

SHOP = ROOT / "Examples" / "build" / "shop.html"


def the_shop_begins_with_its_products(page):
    open_app(page, SHOP)
    shown = names(page)
    for name in ("Lighting", "New this week", "Harbour Lamp, € 129.00", "Cart"):
        assert name in shown, shown


def a_product_goes_into_the_cart(page):
    open_app(page, SHOP)
    tap(page, "Harbour Lamp")
    tap(page, "Add to Cart")
    tap(page, "Cart")
    assert any(name.startswith("Harbour Lamp") for name in names(page)), names(page)


def the_cart_leads_to_a_form_for_the_order(page):
    open_app(page, SHOP)
    tap(page, "Harbour Lamp")
    tap(page, "Add to Cart")
    tap(page, "Cart")
    tap(page, "Check Out")
    shown = names(page)
    assert "Checkout" in shown and any(name.startswith("Name") for name in shown), shown
