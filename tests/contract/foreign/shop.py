"""The state of one world: customers, a machine, orders and wallets. Each planted bug is a switch: `bug(name)`."""

import base64
import hashlib
import hmac
import json
import threading
import time
from datetime import datetime, timezone

KEY = b"a-key-of-the-foreign-server"
OTP = "424242"
MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR
RECIPE = [
    {"ingredient_id": "beans", "name": "Beans", "quantity": 9, "unit": "g", "is_customizable": False, "max_count": 0},
    {"ingredient_id": "sugar", "name": "Sugar", "quantity": 2.5, "unit": "g", "is_customizable": True, "max_count": 3},
]


class Refused(Exception):
    def __init__(self, status, code, message="Please try again.", headers=None):
        self.status, self.code, self.message, self.headers = status, code, message, headers or {}


def encode(value):
    raw = value if isinstance(value, bytes) else json.dumps(value).encode()
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def sign(text):
    return encode(hmac.new(KEY, text.encode(), hashlib.sha256).digest())


class World:
    def __init__(self, name, variant):
        self.name, self.variant = name, variant
        self.lock, self.key_locks = threading.RLock(), {}
        # Another clock than the caller's.
        self.offset = 1 if variant == "offsets" else 0
        self.count = 0
        self.calls = 0
        self.streams = 0
        if name.startswith("tax-"):
            self.variant = "taxed"
        self.currency, self.digits, self.scale = {
            "kwd": ("KWD", 3, 0.015),
            "jpy": ("JPY", 0, 2),
        }.get(variant, ("INR", 2, 1))
        self.users = {}
        self.guests = {}
        # The wallets of companies, by location.
        self.companies = {}
        self.otps, self.codes, self.refresh = {}, {}, {}
        self.ended = set()
        self.keys, self.quotes, self.orders = {}, {}, {}
        self.refund_keys, self.debits, self.favorites = {}, set(), {}
        self.slots = {
            "M1": {"product": "cola", "price": self.price(35), "units": 10, "deposit": self.price(2)},
            "M2": {"product": "bar", "price": self.price(90.5), "units": 3, "deposit": 0, "blocked": 1},
            "M3": {"product": "gold", "price": self.price(400.1), "units": 9, "deposit": 0},
            "M4": {"product": "beer", "price": self.price(60), "units": 9, "deposit": 0, "age": 18},
            "M5": {"product": "nuts", "price": self.price(40), "units": 9, "deposit": 0, "stuck": True},
            "M6": {"product": "milk", "price": self.price(30), "units": 9, "deposit": 0, "old": True},
        }
        # A machine may have no recipe.
        if self.is_rich():
            self.slots["M7"] = {"product": "mocha", "price": self.price(80), "units": 9, "deposit": 0, "recipe": RECIPE}
        self.checks_age = variant not in ("minimum", "strict") and not self.bug("sold-without-a-check")
        if variant == "minimum":
            self.slots["M1"]["deposit"] = 0
        self.offers = [
            self.offer("off-third", "percentage", 33, ["bar", "gold"]),
            {**self.offer("flat-20", "flat", self.price(20), None), "min_order_amount": self.price(36)},
            {**self.offer("quarter", "percentage", 25, ["cola"]), "max_discount_amount": self.price(20)},
            {**self.offer("half", "percentage", 50, None), "max_discount_amount": self.price(60), "min_order_amount": self.price(60)},
        ]
        if self.bug("ended-offer-applies"):
            self.offers.append({**self.offer("ended", "percentage", 10, None), "valid_till": self.stamp(self.now() - DAY)})
        for phone, balance, first in (("9000000001", 1000, "Asha"), ("9000000002", 200, "Ravi")):
            user = self.user_of(phone, "+91")
            self.users[user].update(first_name=first, last_name="Rao")
            # Rows at hours that belong to the same day in every time zone of the world.
            midnight = self.now() // DAY * DAY
            for at in (midnight - 4 * DAY, midnight - 3 * DAY + 5 * HOUR, midnight - 3 * DAY + 17 * HOUR, midnight - 2 * DAY):
                self.book(user, self.price(10), "credit", "Money added", None, at)
            self.book(user, self.price(balance - 40), "credit", "Money added", None)
            self.history(user)
        # The first customers of two companies.
        for (user, profile), place in zip(self.users.items(), ("loc-1", "loc-2") if self.is_rich() else ()):
            self.companies[place], profile["location"] = [], place
            self.book(place, self.price(1000), "credit", "Money added", None)

    def is_rich(self):
        """Whether the server has optional features: company wallets, UPI, claims about missing items, what is avoided."""
        return self.variant != "minimum"

    def bug(self, name):
        return self.name == name

    def is_racing(self):
        """Some races are lost only at times: here, while the number of orders is odd."""
        return len(self.orders) % 2 == 1

    def price(self, rupees):
        return round(rupees * self.scale, self.digits)

    def units(self, amount):
        return round(amount * 10**self.digits)

    def amount(self, units):
        value = units / 10**self.digits
        return int(value) if self.digits == 0 else value

    def now(self):
        return time.time() + self.offset

    def stamp(self, at=None):
        if self.variant == "offsets":
            text = datetime.fromtimestamp((self.now() if at is None else at) + 5.5 * HOUR, timezone.utc)
            return text.strftime("%Y-%m-%dT%H:%M:%S.250+05:30")
        text = datetime.fromtimestamp(self.now() if at is None else at, timezone.utc).strftime("%Y-%m-%dT%H:%M:%S")
        if self.bug("date-with-a-space"):
            return text.replace("T", " ") + "+00:00"
        if self.bug("date-with-a-short-offset"):
            return text + "+00"
        if self.bug("date-without-a-zone"):
            return text
        if self.bug("date-with-a-basic-offset"):
            return text + "+0530"
        return text + "Z"

    def next_id(self, kind):
        self.count += 1
        return f"{kind}-{self.count:04d}"

    def secret(self, kind):
        self.count += 1
        return f"{kind}_{hashlib.sha256(f'{self.name}{self.count}'.encode()).hexdigest()[:32]}"

    def offer(self, name, kind, value, products):
        made = {
            "id": name,
            "title": name,
            "description": "An offer",
            "offer_type": kind,
            "offer_type_alias": name,
            "value": value,
            "min_order_amount": self.price(30),
        }
        return {**made, **({"product_ids": products} if products else {})}

    # Accounts

    def user_of(self, phone, country):
        for user, profile in self.users.items():
            if (profile["phone"], profile["country_code"]) == (phone, country):
                return user
        user = self.next_id("usr")
        self.users[user] = {"id": user, "phone": phone, "country_code": country, "ledger": [], "cards": []}
        if self.is_rich():
            self.users[user]["avoid"] = []
        return user

    def ledger_of(self, owner):
        """The ledger of a customer, or of the company at a location."""
        return self.companies[owner] if owner in self.companies else self.users.get(owner, {}).get("ledger", [])

    def book(self, user, amount, kind, text, order, at=None):
        ledger = self.ledger_of(user)
        before = self.units(ledger[0]["balance_after"]) if ledger else 0
        after = before + self.units(amount) * (1 if kind == "credit" else -1)
        if self.bug("ledger-drifts") and kind == "credit" and ledger:
            after += 1
        if self.bug("debit-has-no-row") and kind == "debit":
            ledger[0] = {**ledger[0], "balance_after": self.amount(after)}
            return
        is_nameless = self.bug("wallet-in-another-currency") or self.bug("company-wallet-in-another-currency")
        if self.bug("debit-row-names-another-order") and kind == "debit":
            order = next(iter(self.orders))
        ledger.insert(
            0,
            {
                "id": self.next_id("txn"),
                "type": kind,
                "amount": amount,
                "balance_after": self.amount(after),
                **({} if is_nameless else {"currency": "USD" if self.bug("ledger-in-another-currency") and at else self.currency}),
                "description": text,
                "created_at": self.stamp(at),
                **({"order_id": order} if order else {}),
            },
        )

    def balance(self, user):
        ledger = self.ledger_of(user)
        return ledger[0]["balance_after"] if ledger else 0

    def tokens(self, user, device, family=None, old=None):
        family = family or self.next_id("fam")
        claims = {
            "sub": user,
            "is_guest_user": user in self.guests and not self.bug("guest-flag-wrong"),
            "family": family,
            "world": self.name,
            "iat": int(self.now()),
            "exp": int(self.now()) + (30 * 24 * 3600 if self.bug("token-lives-a-month") else 600),
            "jti": self.next_id("jti"),
            **({"features": ["missingItems", "avoiding"]} if self.is_rich() else {}),
        }
        head = encode({"alg": "HS256", "typ": "JWT"}) + "." + encode(claims)
        refresh = old if old and self.bug("refresh-token-stays") else self.secret("rt")
        self.refresh.setdefault(refresh, {"user": user, "family": family, "device": device, "used": []})
        return {"accessToken": f"{head}.{sign(head)}", "refreshToken": refresh}

    def caller(self, token, may_be_old=False):
        """The claims of a valid token, or None."""
        try:
            head, payload, signature = token.split(".")
            claims = json.loads(decode(payload))
            unsigned = json.loads(decode(head)).get("alg") == "none" and self.bug("unsigned-token-accepted")
            if sign(f"{head}.{payload}") != signature and not unsigned and not self.bug("signature-unchecked"):
                return None
        except Exception:
            return None
        if claims["exp"] <= self.now() and not may_be_old and not self.bug("old-token-accepted"):
            return None
        if claims["family"] in self.ended or claims["world"] != self.name:
            return None
        return claims

    # Prices

    def quote(self, items, offer_id, checks_price=True):
        bug = self.bug
        counts = [each["quantity"] for each in items]
        if (max(counts) if bug("limit-is-per-line") else sum(counts)) > 5 and not bug("limit-unchecked"):
            raise Refused(400, "CART_1003")
        lines, deposits, taken = [], [], {}
        for item in items:
            slot = self.slots.get(item["motor_id"])
            is_here = slot is not None and (slot["product"] == item["product_id"] or bug("slot-unchecked"))
            if bug("unknown-product-sold") and slot is None or bug("unknown-product-sold") and not is_here:
                slot, is_here = {"product": item["product_id"], "price": item["price"], "units": 9, "deposit": 0}, True
            price = slot["price"] if is_here else item["price"]
            if self.units(price) != self.units(item["price"]):
                if not bug("price-unchecked") and not bug("clients-price-charged"):
                    raise Refused(400, "CART_1002" if bug("price-has-another-code") else "CART_1001")
                price = item["price"] if bug("clients-price-charged") else price
            left = max(0, self.sellable(slot) - taken.get(item["motor_id"], 0)) if is_here else 0
            if bug("stock-is-per-line") and is_here:
                left = self.sellable(slot)
            if is_here and slot.get("age") and not self.checks_age and not bug("sold-without-a-check"):
                left = 0
            if is_here and not all(self.may_choose(slot, each) for each in item["custom_ingredients"]):
                left = 0
            kept = item["quantity"] if bug("stock-unchecked") and is_here else min(item["quantity"], left)
            taken[item["motor_id"]] = taken.get(item["motor_id"], 0) + kept
            lines.append({**item, "price": price, "quantity": kept, "removedQty": item["quantity"] - kept})
            deposits.append(self.units(slot["deposit"]) * (1 if bug("deposit-forgets-quantity") else kept) if is_here else 0)
        if all(line["quantity"] == 0 for line in lines):
            raise Refused(400, "CART_1000")
        full = [self.units(line["price"]) * line["quantity"] for line in lines]
        if bug("deposit-is-not-charged"):
            deposits = [0] * len(lines)
        priced = [each + deposit for each, deposit in zip(full, deposits)] if bug("deposit-is-discounted") else full
        shares = self.discounts(lines, priced, offer_id, sum(deposits) if bug("offer-minimum-counts-deposits") else 0)
        discount = sum(shares)
        total = sum(full)
        taxed_amount = total - (0 if bug("tax-before-the-discount") else discount) + (sum(deposits) if bug("tax-on-deposits") else 0)
        tax = (taxed_amount * 8 + (0 if bug("tax-rounds-down") else 50)) // 100 if self.variant == "taxed" else 0
        taxed = spread(tax, [1 if bug("tax-in-equal-shares") else each - share for each, share in zip(full, shares)])
        total += sum(deposits)
        for line, each, share, added, deposit in zip(lines, full, shares, taxed, deposits):
            if deposit:
                line["deposit_amount"] = self.amount(deposit)
            line["outOfStockItem"] = line["quantity"] == 0
            if self.variant != "minimum":
                line["discount_amount"] = self.amount(share)
                line["net_amount"] = self.amount(each - share + added + (0 if bug("deposit-is-not-refunded") else deposit))
        if bug("total-forgets-quantity"):
            total = sum(self.units(line["price"]) for line in lines)
        net = total - discount + tax
        made = {
            "items": lines,
            "total_amount": self.amount(total),
            "discount_amount": self.amount(discount),
            "net_payable_amount": self.amount(net + (1 if bug("net-is-off") and discount else 0)),
            **({"deposit_amount": self.amount(sum(deposits))} if sum(deposits) else {}),
            **({} if self.variant == "minimum" else {"currency": self.currency}),
            **({"offer_id": offer_id} if offer_id and discount else {}),
        }
        if tax:
            made["taxes"] = [{"name": "Tax", "rate": 8, "amount": self.amount(tax), "included": False}]
        if bug("float-noise"):
            made["total_amount"] += 1e-9
        return made

    def may_choose(self, slot, choice):
        """Whether the recipe lets customers choose this ingredient, and as much of it."""
        found = next((each for each in slot.get("recipe", []) if each["ingredient_id"] == choice["ingredient_id"]), None)
        if not found or not found["is_customizable"]:
            return self.bug("unknown-ingredient-sold")
        return choice["selected_count"] <= found["max_count"] or self.bug("ingredient-maximum-ignored")

    def sellable(self, slot):
        if slot.get("stuck") and not self.bug("stuck-slot-sold") or slot.get("old") and not self.bug("expired-product-sold"):
            return 0
        return slot["units"] - (0 if self.bug("blocked-units-sold") else slot.get("blocked", 0))

    def discounts(self, lines, full, offer_id, deposits):
        bug = self.bug
        if offer_id is None:
            return [0] * len(lines)
        offer = next((each for each in self.offers if each["id"] == offer_id), None)
        if offer is None and bug("unknown-offer-ignored"):
            return [0] * len(lines)
        if offer is None or (sum(full) + deposits < self.units(offer["min_order_amount"]) and not bug("offer-minimum-ignored")):
            raise Refused(400, "OF_1004")
        named = None if bug("offer-on-everything") else offer.get("product_ids")
        weights = [each if not named or line["product_id"] in named else 0 for line, each in zip(lines, full)]
        eligible = sum(weights)
        if eligible == 0:
            raise Refused(400, "OF_1004")
        value = offer["value"]
        if offer["offer_type"] == "percentage":
            off, rest = divmod(eligible * value, 100)
            if rest >= 50 and not bug("discount-rounds-down"):
                off += 0 if rest == 50 and off % 2 == 0 and bug("discount-rounds-half-to-even") else 1
            if 0 < rest < 50 and bug("discount-rounds-up"):
                off += 1
        else:
            off = self.units(value)
        is_open = bug("most-discount-ignored") or bug("most-discount-of-a-product-ignored") and named
        most = eligible if is_open else self.units(offer.get("max_discount_amount", 1e9))
        off = min(int(off), eligible, most)
        if bug("discount-on-the-first-line"):
            first = next(index for index, weight in enumerate(weights) if weight)
            return [off if index == first else 0 for index in range(len(weights))]
        if bug("discount-in-equal-shares"):
            count = sum(1 for weight in weights if weight)
            return spread(off, [1 if weight else 0 for weight in weights]) if count else weights
        return spread(off, weights)

    # Orders

    def make_order(self, user, machine, body, quote, key, at=None):
        order = {
            "id": self.next_id("ord"),
            "number": f"P-{1000 + len(self.orders)}",
            "user": user,
            "key": key,
            "machine": machine,
            "method": body["payment_method"],
            "quote": quote,
            "created": at or self.now(),
            "paid": None,
            "started": None,
            "out": None,
            "canceled": None,
            "released": False,
            "refund": None,
            "rating": None,
            "items": [{**line, "id": self.next_id("itm"), "out": 0, "lost": 0} for line in quote["items"]],
        }
        self.orders[order["id"]] = order
        return order

    def age(self, lines):
        return max((self.slots.get(line["motor_id"], {}).get("age", 0) for line in lines), default=0)

    def history(self, user):
        """Enough for two pages: dispensed, partly dispensed, and refunded orders."""
        for index in range(7):
            line = {"product_id": "cola", "motor_id": "M1", "quantity": 2, "custom_ingredients": []}
            # Half of it ends in half of the smallest unit.
            if index == 1:
                line.update(product_id="bar", motor_id="M2")
            price = self.slots[line["motor_id"]]["price"]
            priced = self.quote([{**line, "price": price}], "off-third" if index == 1 else None)
            at = self.now() - (10 - index) * 24 * 3600
            order = self.make_order(user, "PY-1", {"payment_method": "Card"}, priced, self.secret("old")[:40].replace("_", "-"), at)
            order.update(paid=at + 10, started=at + 20, out=at + 30, released=True)
            order["items"][0]["lost"] = 1 if index % 3 == 1 else 0
            order["items"][0]["out"] = 2 - order["items"][0]["lost"]
            if index == 4:
                self.refund(order, "source", at + 60)

    def settle(self):
        for order in self.orders.values():
            if order["started"] and not order["out"] and self.now() >= order["started"] + 1:
                order["out"] = self.now()
                if self.bug("key-forgotten-once-dispensed"):
                    self.keys.pop(order["key"], None)
                for item in order["items"]:
                    item["out"] = 1 if self.bug("several-units-counted-as-one") else item["quantity"]
                    if not self.bug("stock-stays"):
                        taken = 1 if self.bug("several-units-take-one") else item["quantity"]
                        self.slots[item["motor_id"]]["units"] -= taken * (2 if self.bug("stock-falls-twice") else 1)

    def status(self, order):
        if order["canceled"]:
            return "Cancelled"
        if not order["paid"]:
            return "Pending"
        if not order["started"]:
            return "Paid"
        if not order["out"]:
            return "In-Progress"
        out = sum(item["out"] for item in order["items"])
        wanted = sum(item["quantity"] for item in order["items"])
        return "Failed" if out == 0 else "Dispensed" if out == wanted else "Partially-Dispensed"

    def is_active(self, order):
        if self.bug("released-order-stays-active") and not order["refund"]:
            return self.status(order) in ("Paid", "In-Progress")
        return self.status(order) in ("Paid", "In-Progress") and not order["released"] and not order["refund"]

    def refundable(self, order, missing=None):
        """What each item would return, in minor units. `missing`: an item that the customer did not get."""
        status = self.status(order)
        if order["refund"] and not self.bug("refundable-after-the-refund"):
            return [0] * len(order["items"])
        shares = []
        full = [self.units(item["price"]) * item["quantity"] for item in order["items"]]
        shown = [self.units(item["net_amount"]) for item in order["items"] if "net_amount" in item]
        nets = shown or spread(self.units(order["quote"]["net_payable_amount"]), full)
        for item, net in zip(order["items"], nets):
            if self.bug("refund-ignores-the-discount"):
                net = self.units(item["price"]) * item["quantity"]
            lost = {"Paid": item["quantity"], "Failed": item["quantity"]}.get(status, 0)
            if status == "Partially-Dispensed":
                lost = item["quantity"] if self.bug("partial-refund-is-full") else item["quantity"] - item["out"]
            if status == "Dispensed" and self.bug("dispensed-order-refundable"):
                lost = item["quantity"]
            if item is missing:
                lost = item["quantity"]
            half = 0 if self.bug("refund-rounds-down") else item["quantity"]
            shares.append((net * lost * 2 + half) // (2 * item["quantity"]))
        return shares

    def company_of_refund(self, order, mode):
        """The location whose company gets its money back, if one paid."""
        if order["method"] != "CompanyWallet" or self.bug("company-refund-fills-own-wallet"):
            return None
        if self.bug("company-refund-by-mode-wallet-fills-own-wallet") and mode == "wallet":
            return None
        return self.users[order["user"]]["location"]

    def refund(self, order, mode, at=None, missing=None):
        shares = self.refundable(order, missing)
        if self.variant == "taxed" and self.status(order) == "Paid":
            shares[0] += self.units(order["quote"]["net_payable_amount"]) - sum(shares)
        amount = sum(shares)
        if order["canceled"] and order["paid"]:
            amount = self.units(order["quote"]["net_payable_amount"])
            shares = [amount] + [0] * (len(shares) - 1)
        if amount == 0:
            raise Refused(409, "REFUND_4090")
        lines = [
            {
                "item_id": "itm-of-nobody" if self.bug("refund-names-another-item") else item["id"],
                "quantity": item["quantity"] if item is missing or self.bug("refund-counts-all-units") else max(1, item["quantity"] - item["out"]),
                "amount": self.amount(share),
            }
            for item, share in zip(order["items"], shares)
            if share
        ]
        to_wallet = order["method"] in ("Wallet", "CompanyWallet") or mode == "wallet"
        if self.bug("wallet-refund-of-a-card-is-lost"):
            to_wallet = order["method"] == "Wallet"
        if self.bug("card-refund-fills-the-wallet"):
            to_wallet = True
        paid = amount - 1 if self.bug("refund-is-short") else amount
        if self.bug("key-forgotten-once-refunded"):
            self.keys.pop(order["key"], None)
        order["refund"] = {
            "id": self.next_id("ref"),
            "kind": "full" if all(item["out"] == 0 or item is missing for item in order["items"]) or self.bug("refund-is-always-full") else "partial",
            "mode": "source" if self.bug("refund-says-another-mode") else mode,
            "status": "Processed" if to_wallet else "Initiated",
            "amount": self.amount(paid),
            "currency": "USD" if self.bug("refund-in-another-currency") else self.currency,
            "lines": lines,
            "created": at or self.now(),
        }
        if self.variant == "minimum":
            del order["refund"]["lines"]
        if to_wallet and order["user"] in self.users and not self.bug("refund-not-credited"):
            for _ in range(2 if self.bug("refund-credited-twice") else 1):
                self.book(self.company_of_refund(order, mode) or order["user"], self.amount(amount), "credit", f"Refund of {order['number']}", order["id"])
        return order["refund"]

    def shown(self, order):
        quote, status = order["quote"], self.status(order)
        if self.bug("partial-order-says-dispensed") and status == "Partially-Dispensed":
            status = "Dispensed"
        shares = self.refundable(order)
        items = []
        for item, share in zip(order["items"], shares):
            done = item["out"] == item["quantity"] and status != "Pending"
            if self.bug("jammed-item-says-dispensed") and order["out"]:
                done = True
            made = {
                "id": item["id"],
                "product_id": item["product_id"],
                "name": item["product_id"],
                "image_url": f"/media/{item['product_id']}.svg",
                "quantity": item["quantity"],
                "dispensed_quantity": item["out"],
                "price": item["price"],
                "motor_id": item["motor_id"],
                "slot_label": "A1",
                "status": "Dispensed" if done and item["out"] else "Pending" if not order["out"] else "Failed" if not item["out"] else "Partially-Dispensed",
                "custom_ingredients": [] if self.bug("order-drops-ingredients") else item["custom_ingredients"],
            }
            if "deposit_amount" in item:
                made["deposit_amount"] = item["deposit_amount"]
            if self.variant != "minimum":
                made.update(discount_amount=item["discount_amount"], net_amount=item["net_amount"], refundable_amount=self.amount(share))
            items.append(made)
        machine = {k: v for k, v in self.machine(order["machine"]).items() if k in ("id", "name", "place", "machine_type")}
        is_rich = self.variant != "minimum"
        made = {
            "id": order["id"],
            "order_number": order["number"] + ("-X" if self.bug("order-number-changes") and order["out"] else ""),
            "user_id": order["user"],
            "status": "Paid" if self.bug("pending-order-says-paid") and status == "Pending" else status,
            "is_active": self.is_active(order),
            "is_deleted": False,
            "machine": machine,
            "items": items,
            "payment_method": order["method"],
            "total_amount": quote["total_amount"],
            "discount_amount": quote["discount_amount"],
            "net_payable_amount": quote["net_payable_amount"],
            "refundable_amount": self.amount(sum(shares)),
            "created_at": self.stamp(self.now() if self.bug("created-at-moves") else order["created"] + (19800 if self.bug("local-time-called-utc") else 0)),
        }
        if is_rich:
            currency = "USD" if self.bug("order-in-another-currency") else self.currency
            made.update(currency=currency, idempotency_key=order["key"])
            if self.age(order["items"]):
                made["min_age"] = self.age(order["items"]) + (3 if self.bug("order-names-another-age") else 0)
            for name, key in (("paid_at", "paid"), ("dispense_started_at", "started"), ("completed_at", "out")):
                if order[key]:
                    made[name] = self.stamp(order[key])
        for name in ("taxes", "deposit_amount"):
            if name in quote:
                made[name] = quote[name]
        if status == "Pending" and is_rich:
            made["payment_progress"] = "open"
        if status == "Cancelled" and is_rich:
            made["cancel_reason"] = "given_up"
        if order["refund"]:
            made["refund"] = {k: v for k, v in order["refund"].items() if k != "created"}
        if order["rating"]:
            made["rating"] = order["rating"]
        if self.bug("money-as-text"):
            made["total_amount"] = str(made["total_amount"])
        if self.bug("order-loses-a-field"):
            del made["order_number"]
        if self.variant == "nulls":
            made.setdefault("refund", None)
            made.setdefault("rating", None)
        return made

    def machine(self, machine_id):
        machines = {
            "PY-1": ("PY-1", "Python lobby", "online"),
            "PY-2": ("PY-2", "Python cellar", "offline"),
        }
        known = machine_id if self.bug("machine-id-is-case-sensitive") else machine_id.upper()
        if known not in machines:
            raise Refused(404, "FOUND_4040")
        name, title, status = machines[known]
        return {
            "id": machine_id if self.bug("machine-id-is-echoed") else name,
            "name": title,
            "place": {"name": "Harbour Tower", "address": "1 Quay Road"},
            "machine_type": "Vending",
            "online_status": status,
        }

    def products(self, machine_id):
        machine = self.machine(machine_id)
        slots = list(self.slots.items())
        return {
            "planograms": [self.layout(motor, index) for index, (motor, _) in enumerate(slots)],
            "inventories": [
                {
                    "slot_id": f"s-{motor}",
                    "batches": [
                        {
                            "quantity": max(0, slot["units"]),
                            "exp_date": self.stamp(self.now() + (-2 if slot.get("old") else 40) * DAY),
                            "product": self.product(slot["product"], slot["price"], motor),
                        }
                    ],
                }
                for motor, slot in slots
                if "recipe" not in slot
            ],
            "online_status": "online" if self.bug("products-say-online") else machine["online_status"],
            "stock_level_threshold": [{"label": "In stock", "min": 0, "max": 100}],
            "current_date": self.stamp(),
            "machine_type": "Vending",
            "max_order_quantity": 5,
            **({"checks_age": True} if self.checks_age else {}),
        }

    def layout(self, motor, index):
        slot = self.slots[motor]
        made = self.product(slot["product"], slot["price"], motor)
        recipe = {"quantity": max(0, slot["units"]), "is_customizable": True, "product": made}
        return {
            "id": f"s-{motor}",
            "motor_id": motor,
            "row_num": 1,
            "column_num": index + 1,
            "depth": 10,
            "block_spiral": bool(slot.get("stuck")),
            "block_product_count": slot.get("blocked", 0),
            **({"recipe": recipe} if "recipe" in slot else {}),
        }

    def product(self, name, price, motor):
        offers = [
            {"id": offer["id"], "offer_type": offer["offer_type"], "offer_type_alias": offer["offer_type_alias"]}
            for offer in self.offers
            if name in offer.get("product_ids", [])
        ]
        deposit = self.slots[motor]["deposit"] if motor in self.slots else 0
        return {
            "id": name,
            "name": name,
            "mrp": price,
            **({"deposit": deposit} if deposit else {}),
            **({"min_age": self.slots[motor]["age"]} if self.slots.get(motor, {}).get("age") else {}),
            "category": {"id": "snacks", "name": "Snacks"},
            "offers": offers,
            "recipe_ingredients": self.slots.get(motor, {}).get("recipe", []),
            "motor_id": motor,
            "image_url": f"/media/{name}.svg",
        }


def spread(amount, weights):
    """Largest remainder."""
    whole = sum(weights)
    if whole == 0 or amount == 0:
        return [0] * len(weights)
    shares = [amount * weight // whole for weight in weights]
    rests = sorted(range(len(weights)), key=lambda index: (-(amount * weights[index] % whole), index))
    for index in rests[: amount - sum(shares)]:
        shares[index] += 1
    return shares


