"""The operations that this server has. Each takes a valid call and returns the body without `code`."""

import hashlib
import re
import time
from dataclasses import dataclass

from shop import MINUTE, OTP, Refused, World, encode


@dataclass
class Call:
    world: World
    values: dict
    body: dict
    caller: dict
    origin: str

    @property
    def user(self):
        return self.caller["sub"]

    @property
    def bug(self):
        return self.world.bug


def registered(call):
    if call.user not in call.world.users and not call.bug("guests-have-accounts"):
        raise Refused(403, "AUTH_4030")
    return call.world.users.get(call.user, {"ledger": [], "cards": [], "id": call.user, "phone": "9000000003", "country_code": "+91"})


def page_of(call, rows):
    bug, values = call.bug, call.values
    total = len(rows) + (1 if bug("total-is-off") else 0)
    if values.get("pageOff") is True and not bug("page-off-ignored"):
        return {"data": rows[:100], "meta": {"page": 1, "limit": max(1, min(len(rows), 100)), "total": total}}
    page, limit = values.get("page", 1), values.get("limit", 5 if call.world.variant == "chunked" else 10)
    if bug("limit-ignored"):
        limit = 10
    start = 0 if bug("page-ignored") else (page - (0 if bug("pages-start-at-zero") else 1)) * limit
    if bug("pages-overlap") and page > 1:
        start -= 1
    if bug("last-page-repeats") and start >= len(rows) > 0:
        start = max(0, len(rows) - limit)
    shown = rows[start : start + limit]
    if bug("sorted-within-the-page") and values.get("order", "DESC").upper() == "ASC":
        shown = rows[::-1][start : start + limit][::-1]
    return {"data": shown, "meta": {"page": page, "limit": limit, "total": total}}


def sorted_by(call, rows):
    """Rows come newest first."""
    direction = call.values.get("order", "DESC").upper()
    if call.bug("oldest-first"):
        return rows[::-1] if direction == "DESC" else rows
    return rows if direction == "DESC" or call.bug("direction-ignored") else rows[::-1]


def with_keyword(call, rows, text_of):
    keyword = call.values.get("keyword", "")
    if call.bug("keyword-is-case-sensitive"):
        return [row for row in rows if keyword in text_of(row)]
    if call.bug("keyword-has-wildcards"):
        pattern = re.escape(keyword.lower()).replace("%", ".*").replace("_", ".")
        return [row for row in rows if re.search(pattern, text_of(row).lower())]
    if call.bug("keyword-matches-the-start"):
        return [row for row in rows if text_of(row).lower().startswith(keyword.lower())]
    return [row for row in rows if keyword.lower() in text_of(row).lower()]


# Machines


def op_listMachines(call):
    world = call.world
    rows = [world.machine(name) for name in ("PY-1", "PY-2")]
    text = lambda row: f"{row['id']} {row['name']} {row['place']['name']}"
    if call.bug("search-knows-ids-only"):
        text = lambda row: row["id"]
    if call.bug("search-finds-everything"):
        text = lambda row: call.values["keyword"]
    rows = with_keyword(call, rows, text)
    return {"data": rows, "meta": {"page": 1, "limit": max(1, len(rows)), "total": len(rows)}}


def op_getMachine(call):
    world = call.world
    machine = world.machine(call.values["id"])
    return {"data": {**machine, "slots": [world.layout(motor, index) for index, motor in enumerate(world.slots)]}}


def op_getMachineProducts(call):
    return {"data": call.world.products(call.values["machineId"])}


def op_listOffers(call):
    call.world.machine(call.values["machineId"])
    rows = call.world.offers
    return {"data": rows, "meta": {"page": 1, "limit": max(1, len(rows)), "total": len(rows)}}


def op_streamMachine(call):
    raise NotImplementedError


# Sign-in


def op_requestOtp(call):
    world, number = call.world, (call.body["phone"], call.body["country_code"])
    for sent in world.otps.values():
        wait = sent["at"] + 30 - world.now()
        if sent["number"] == number and wait > 0 and not call.bug("codes-come-at-once"):
            raise Refused(429, "OTP_4290", headers={"Retry-After": str(int(wait) + 1)})
    ref = world.next_id("otp")
    world.otps[ref] = {"number": number, "at": world.now(), "tries": 0}
    return {"data": {"ref_id": ref, "resend_after": 30, "otp_length": 4 if call.bug("otp-length-is-off") else 6}}


def op_resendOtp(call):
    old = call.world.otps.get(call.body["ref_id"])
    if not old or old["number"] != (call.body["phone"], call.body["country_code"]):
        raise Refused(404, "FOUND_4040")
    result = op_requestOtp(call)
    if call.bug("resend-keeps-the-ref"):
        del call.world.otps[result["data"]["ref_id"]]
        result["data"]["ref_id"] = call.body["ref_id"]
    elif not call.bug("old-code-stays-valid"):
        del call.world.otps[call.body["ref_id"]]
    return result


def op_verifyOtp(call):
    world, bug, body = call.world, call.bug, call.body
    sent = world.otps.get(body["ref_id"])
    number = (body["phone"], body["country_code"])
    is_other = sent and (sent["number"][0] != body["phone"] or (sent["number"] != number and not bug("country-code-ignored")))
    if not sent or (is_other and not bug("code-of-any-phone")):
        raise Refused(400, "OTP_1002")
    if sent.get("used") and not bug("code-works-twice"):
        raise Refused(400, "OTP_1002")
    if sent["tries"] >= 5 and not bug("tries-unlimited"):
        raise Refused(400, "OTP_1003")
    if body["otp"] != OTP and not bug("any-code-accepted"):
        sent["tries"] += 1
        raise Refused(400, "OTP_1002" if bug("wrong-code-is-expired") else "OTP_1001")
    sent["used"] = True
    code = world.secret("ac")
    world.codes[code] = {"user": world.user_of(*number), "challenge": body["code_challenge"], "at": world.now()}
    return {"data": {"auth_code": code}}


def op_createAccessToken(call):
    world, bug, body = call.world, call.bug, call.body
    code = world.codes.get(body["auth_code"])
    challenge = encode(hashlib.sha256(body["code_verifier"].encode()).digest())
    if not code or (code.get("used") and not bug("auth-code-works-twice")):
        raise Refused(401, "AUTH_4013")
    is_plain = bug("pkce-plain-accepted") and code["challenge"] == body["code_verifier"]
    if code["challenge"] != challenge and not is_plain and not bug("pkce-ignored"):
        raise Refused(401, "AUTH_4013")
    code["used"] = True
    user = world.next_id("usr") if bug("each-sign-in-is-a-new-customer") else code["user"]
    if user not in world.users:
        world.users[user] = {"id": user, "phone": "1", "country_code": "+91", "ledger": [], "cards": []}
    if not bug("guest-orders-are-lost"):
        for order in world.orders.values():
            is_guest = order["user"] in world.guests
            if world.guests.get(order["user"]) == body["device_id"] or (bug("merge-takes-every-guest") and is_guest):
                order["user"] = user
    return {"data": world.tokens(user, body["device_id"])}


def op_signInGuest(call):
    world, bug, body = call.world, call.bug, call.body
    wanted = body.get("user_id")
    if wanted in world.guests and world.guests[wanted] != body["device_id"]:
        if not bug("guest-taken-over"):
            raise Refused(403, "AUTH_4030")
        return {"data": {"device_id": body["device_id"], **world.tokens(wanted, body["device_id"])}}
    is_known = wanted in world.guests and not bug("guest-does-not-return")
    user = wanted if is_known or (bug("guest-login-opens-accounts") and wanted in world.users) else world.next_id("gst")
    if user not in world.users:
        world.guests[user] = body["device_id"]
    return {"data": {"device_id": body["device_id"], **world.tokens(user, body["device_id"])}}


def op_refreshTokens(call):
    world, bug = call.world, call.bug
    given = call.values["refreshToken"]
    record = world.refresh.get(given)
    if bug("access-token-refreshes") and not record:
        claims = world.caller(given)
        if claims:
            return {"data": world.tokens(claims["sub"], call.body["device_id"])}
    if not record or (record["family"] in world.ended and not bug("refresh-survives-sign-out")):
        raise Refused(401, "AUTH_4011")
    used = record["used"]
    is_many = len(used) >= 5 and not bug("refresh-unlimited")
    is_late = bool(used) and world.now() - used[0] > MINUTE and not bug("refresh-works-late")
    is_single = bool(used) and bug("refresh-works-once")
    if is_many or is_late or is_single:
        if not bug("theft-ends-nothing"):
            world.ended.add(record["family"])
        raise Refused(401, "AUTH_4012")
    used.append(world.now())
    if bug("theft-ends-the-last-only") or bug("refresh-ends-the-last-token"):
        if bug("refresh-ends-the-last-token"):
            world.ended.add(record["family"])
        record["family"] = world.next_id("fam")
    user = "gst-0000" if bug("refresh-of-another-guest") else record["user"]
    return {"data": world.tokens(user, record["device"], record["family"], given)}


def op_signOut(call):
    if call.bug("sign-out-ends-nothing"):
        return {"data": None}
    call.world.ended.add(call.caller["family"])
    if call.bug("sign-out-ends-all"):
        for record in call.world.refresh.values():
            if record["user"] == call.user:
                call.world.ended.add(record["family"])
    return {"data": None}


def op_getProfile(call):
    return {"data": {k: v for k, v in registered(call).items() if k not in ("ledger", "cards", "location")}}


def mangled(call, value):
    if not isinstance(value, str):
        return value
    if call.bug("text-is-mangled"):
        return value.encode().decode("latin-1")
    if call.bug("text-loses-emoji"):
        return "".join(char if ord(char) < 65536 else "?" for char in value)
    return value


def op_updateProfile(call):
    profile = registered(call)
    if call.bug("update-clears-the-rest"):
        profile.pop("last_name", None)
    if not call.bug("update-is-forgotten"):
        changed = {name: mangled(call, value) for name, value in call.body.items()}
        if "avoid" in changed:
            changed["avoid"] = avoided(call, profile.get("avoid", []), changed["avoid"])
        profile.update(changed)
    return op_getProfile(call)


def avoided(call, old, new):
    if call.bug("avoid-is-forgotten"):
        return old
    if call.bug("avoid-is-added"):
        return old + [each for each in new if each not in old]
    return [each for each in new if each != "GuardFruit"] if call.bug("avoid-knows-its-own-names") else new


# Paying


def op_listPaymentOptions(call):
    world = call.world
    wallet = call.user in world.users
    options = [
        {"method": "Card", "name": "Card", "is_enabled": True},
        {"method": "Wallet", "name": "Wallet", "is_enabled": wallet},
        {"method": "MealCard", "name": "Meal card", "is_enabled": wallet},
    ]
    if offers_upi(world):
        options.append({"method": "UPI", "name": "UPI app", "is_enabled": True})
    if location_of(call):
        options.append({"method": "CompanyWallet", "name": "Company wallet", "is_enabled": True})
    return {"data": {"payment_options": options}}


def op_validateCart(call):
    world = call.world
    machine = world.machine(call.values["machineId"])
    if machine["online_status"] == "offline" and not call.bug("offline-machine-quotes"):
        raise Refused(400, "CART_1002")
    quote = world.quote(call.body["items"], call.body.get("offer_id"))
    quote = {"cart_id": world.next_id("cart"), **quote}
    if call.bug("quote-hides-removed"):
        for line in quote["items"]:
            line["removedQty"] = 0
    if call.bug("quote-drops-ingredients"):
        for line in quote["items"]:
            line["custom_ingredients"] = []
    if call.bug("quote-mixes-ingredients"):
        quote["items"] = with_ingredients_of_slot(quote["items"])
    world.quotes[quote["cart_id"]] = {"user": call.user, "machine": machine["id"], "quote": quote}
    return {"data": quote}


def with_ingredients_of_slot(lines):
    """As if each slot had one line."""
    chosen = {line["motor_id"]: line["custom_ingredients"] for line in lines}
    return [{**line, "custom_ingredients": chosen[line["motor_id"]]} for line in lines]


def selected_sugar(call, line):
    chosen = [] if call.bug("cart-forgets-the-sugar") else line["custom_ingredients"]
    return sum(each["selected_count"] for each in chosen)


def ingredient_mode(call, line):
    """Optional, for recipes only."""
    if "recipe" not in call.world.slots.get(line["motor_id"], {}):
        return {}
    is_plain = call.bug("cart-says-without-ingredient") or not line["custom_ingredients"]
    return {"ingredient_mode": "withoutIngredient" if is_plain else "withIngredient"}


def op_getCart(call):
    world, record = call.world, call.world.quotes.get(call.values["cartId"])
    if not record or (record["user"] != call.user and not call.bug("cart-of-others-shown")):
        raise Refused(404, "FOUND_4040")
    quote = record["quote"]
    items = [
        {
            "id": line["product_id"],
            "product": world.product(line["product_id"], line["price"], line["motor_id"]),
            "cartQty": line["quantity"] + line["removedQty"],
            "selectedSugar": selected_sugar(call, line),
            **ingredient_mode(call, line),
            "motor_id": line["motor_id"],
            "outOfStockItem": line["outOfStockItem"],
            "removedQty": line["removedQty"],
        }
        for line in quote["items"]
    ]
    if call.bug("cart-is-forgotten"):
        items = items[:0]
    return {"data": {**quote, "items": items, "vending_machine_id": record["machine"]}}


def offers_upi(world):
    return world.currency == "INR" and world.is_rich()


def location_of(call):
    return call.world.users.get(call.user, {}).get("location")


def open_app_payment(world, order):
    bug, net = world.bug, order["quote"]["net_payable_amount"]
    asked = world.amount(world.units(net) - 1) if bug("upi-asks-another-amount") or bug("upi-link-asks-another-amount") else net
    currency = "USD" if bug("upi-link-in-another-currency") else world.currency
    return {
        "kind": "open_app",
        "link": f"upi://pay?pa=shop@bank&pn=Python&tr={order['id']}&am={asked:.{world.digits}f}&cu={currency}",
        "amount": asked if bug("upi-asks-another-amount") else net,
        "currency": world.currency,
        "expires_in": 300,
    }


def received(world, order, is_open):
    if is_open and order["method"] == "UPI":
        payment = open_app_payment(world, order)
        return {"data": {"order_id": order["id"], "payment_method": order["method"], "payment": payment}}
    fields = {"order": order["id"], "amount": str(order["quote"]["net_payable_amount"])}
    payment = {"kind": "form_post", "url": "https://pay.example/start", "fields": fields} if is_open else {"kind": "none"}
    return {"data": {"order_id": order["id"], "payment_method": order["method"], "payment": payment}}


def op_createOrder(call):
    world, bug, body = call.world, call.bug, call.body
    key = call.values["Idempotency-Key"][: 36 if bug("key-is-cut-off") else 64]
    if bug("key-ignores-case"):
        key = key.lower()
    if body["user_id"] != call.user and not bug("body-user-unchecked"):
        raise Refused(403, "AUTH_4030")
    if body["vending_machine_id"] != call.values["machineId"] and not bug("body-machine-unchecked"):
        raise Refused(403, "AUTH_4030")
    known = None if bug("replay-makes-another-order") else world.keys.get(key)
    if bug("keys-are-per-customer") and known and known["order"] and known["order"]["user"] != call.user:
        known = None
    if bug("race-makes-two-orders"):
        time.sleep(0.05)
    if bug("balance-before-the-key") and body["payment_method"] == "Wallet":
        if world.units(world.balance(call.user)) < world.units(body["net_payable_amount"]):
            raise Refused(400, "PAY_1001")
    if known:
        return replayed(call, key, known)
    if bug("rejected-call-burns-key"):
        world.keys[key] = {"order": None, "body": body}
    order = checked_order(call, key)
    if not bug("wallet-pays-nothing") and body["payment_method"] == "Wallet":
        for _ in range(2 if bug("wallet-pays-twice") else 1):
            world.book(call.user, order["quote"]["net_payable_amount"], "debit", f"Order {order['number']}", order["id"])
    if body["payment_method"] == "CompanyWallet":
        company_pays(call, order)
    if body["payment_method"] == "Wallet":
        order["paid"] = world.now()
    if bug("stock-falls-with-the-order"):
        for item in order["items"]:
            world.slots[item["motor_id"]]["units"] -= item["quantity"]
    world.keys[key] = {"order": order, "body": body}
    return received(world, order, not order["paid"])


def company_pays(call, order):
    world, bug, net = call.world, call.bug, order["quote"]["net_payable_amount"]
    payer = call.user if bug("company-order-paid-by-own-wallet") else location_of(call)
    if not bug("company-pays-nothing"):
        for _ in range(2 if bug("company-pays-twice") else 1):
            world.book(payer, net, "debit", f"Order {order['number']}", order["id"])
    order["paid"] = world.now()


def compared(body, bug):
    """What of a body has to be the same when its key comes again."""
    ignored = {
        "source_id": bug("key-ignores-the-card"),
        "confirmed_age": bug("key-ignores-the-age"),
        "net_payable_amount": bug("key-ignores-the-amounts"),
        "total_amount": bug("key-ignores-the-amounts"),
        "vending_machine_id": bug("key-ignores-the-machine"),
    }
    ignored_of_lines = {
        "price": bug("key-ignores-the-prices"),
        "motor_id": bug("key-ignores-the-slots"),
        "custom_ingredients": bug("key-ignores-the-ingredients"),
    }
    lines = [{name: value for name, value in line.items() if not ignored_of_lines.get(name)} for line in body["products"]]
    return {**{name: value for name, value in body.items() if not ignored.get(name)}, "products": lines}


def replayed(call, key, known):
    world, bug, body, order = call.world, call.bug, call.body, known["order"]
    if order is None:
        if known.get("body") is not None:
            raise Refused(409, "ORDER_4090")
        if bug("voided-key-works"):
            del world.keys[key]
            return op_createOrder(call)
        raise Refused(409, "ORDER_4095")
    if order["user"] != call.user and not bug("foreign-key-shows-the-order"):
        raise Refused(409 if bug("foreign-key-is-409") else 403, "ORDER_4090" if bug("foreign-key-is-409") else "AUTH_4030")
    same = list(known["body"].items()) == list(body.items()) if bug("field-order-matters") else compared(known["body"], bug) == compared(body, bug)
    if not same and not bug("other-body-ignored") and order["user"] == call.user:
        raise Refused(409, "ORDER_4095" if bug("other-body-has-another-code") else "ORDER_4090")
    if bug("replay-is-a-conflict"):
        raise Refused(409, "ORDER_4090")
    if bug("replay-charges-again") and order["method"] == "Wallet":
        world.book(call.user, order["quote"]["net_payable_amount"], "debit", "Again", order["id"])
    if bug("replay-after-cancel-makes-another") and order["canceled"]:
        del world.keys[key]
        return op_createOrder(call)
    is_open = world.status(order) == "Pending" or bug("replay-asks-to-pay-again")
    return received(world, order, is_open)


def checked_order(call, key):
    world, bug, body = call.world, call.bug, call.body
    machine = world.machine(body["vending_machine_id"] if not bug("body-machine-unchecked") else call.values["machineId"])
    if machine["online_status"] == "offline" and not bug("offline-machine-sells"):
        raise Refused(400, "CART_1002")
    owners = world.users.values() if bug("card-of-others-pays") else [world.users.get(call.user, {"cards": []})]
    is_saved = any(card["source_id"] == body["source_id"] for owner in owners for card in owner["cards"])
    is_offered = {"CompanyWallet": location_of(call), "UPI": offers_upi(world)}.get(body["payment_method"], True)
    if not is_offered or (body["source_id"] and not is_saved and not bug("unknown-card-accepted")):
        raise Refused(400, "PAY_1002")
    if body["payment_method"] == "Wallet" and call.user not in world.users:
        raise Refused(403, "AUTH_4030")
    quote = world.quote(body["products"], None if bug("order-forgets-the-offer") else body.get("offer_id"))
    if bug("order-charges-one-unit"):
        one = world.quote([{**line, "quantity": 1} for line in body["products"]], None)
        quote["net_payable_amount"] = min(quote["net_payable_amount"], one["net_payable_amount"])
    if any(line["removedQty"] for line in quote["items"]):
        raise Refused(400, "CART_1000")
    confirmed = body.get("confirmed_age", 0)
    if world.age(quote["items"]) > confirmed and not bug("age-unchecked") and not (confirmed and bug("any-age-is-enough")):
        raise Refused(400, "CART_1000")
    is_total = world.units(quote["total_amount"]) == world.units(body["total_amount"])
    is_net = world.units(quote["net_payable_amount"]) == world.units(body["net_payable_amount"])
    if bug("clients-net-charged"):
        quote["net_payable_amount"] = body["net_payable_amount"]
        is_net = True
    if bug("clients-discount-accepted") and world.units(body["net_payable_amount"]) < world.units(quote["net_payable_amount"]):
        quote["net_payable_amount"] = body["net_payable_amount"]
        is_net = True
    if bug("total-unchecked"):
        is_total = True
    mine = [each["quote"] for each in world.quotes.values() if each["user"] == call.user]
    if bug("order-trusts-the-last-quote") and mine and mine[-1]["net_payable_amount"] == body["net_payable_amount"]:
        quote["net_payable_amount"] = body["net_payable_amount"]
        is_total = is_net = True
    if bug("order-forgets-the-offer") and body.get("offer_id") or bug("order-charges-one-unit"):
        is_net = True
    if not (is_total and is_net):
        raise Refused(400, "CART_1001")
    waiting = any(order["user"] == call.user and world.is_active(order) for order in world.orders.values())
    if waiting and not bug("replay-makes-another-order") and not bug("race-makes-two-orders"):
        raise Refused(400, "PAY_1003")
    if body["payment_method"] == "Wallet" and not bug("wallet-overdrawn"):
        if world.units(world.balance(call.user)) < world.units(quote["net_payable_amount"]):
            raise Refused(400, "PAY_1001")
    if body["payment_method"] == "CompanyWallet" and not bug("company-wallet-overdrawn"):
        if world.units(world.balance(location_of(call))) < world.units(quote["net_payable_amount"]):
            raise Refused(400, "PAY_1001")
    if bug("race-overdraws-the-wallet"):
        time.sleep(0.05)
    if bug("order-mixes-ingredients"):
        quote["items"] = with_ingredients_of_slot(quote["items"])
    if bug("order-forgets-a-unit"):
        quote["items"] = [{**line, "product_id": "bar"} for line in quote["items"]]
    user = body["user_id"] if bug("body-user-unchecked") else call.user
    return world.make_order(user, machine["id"], body, quote, key)


def outcome(world, key, bug):
    record = world.keys.get(key)
    order = record and record["order"]
    if not order or bug("attempt-forgotten-once-ended") and order["out"]:
        return {"outcome": "none"}
    status = world.status(order)
    name = {"Pending": "open", "Cancelled": "canceled"}.get(status, "paid")
    if bug("attempt-says-paid"):
        name = "paid"
    made = {"outcome": name, "order_id": order["id"], "net_payable_amount": order["quote"]["net_payable_amount"], "currency": world.currency}
    if bug("attempt-hides-the-order"):
        del made["order_id"]
    return made


def told(call, key):
    data = outcome(call.world, key, call.bug)
    payer = call.world.orders.get(data.get("order_id"), {}).get("user")
    if call.bug("attempt-names-the-payer") and payer in call.world.users:
        return {"message": f"Paid by {call.world.users[payer]['phone']}.", "data": data}
    return {"data": data}


def op_getPaymentAttempt(call):
    key = call.values["Idempotency-Key"]
    if call.bug("asking-voids-the-key") and key not in call.world.keys:
        call.world.keys[key] = {"order": None}
    return told(call, key)


def op_endPaymentAttempt(call):
    world, key = call.world, call.values["Idempotency-Key"]
    order = world.keys.get(key, {}).get("order")
    if key not in world.keys and not call.bug("ending-voids-nothing"):
        world.keys[key] = {"order": None}
    if order and (world.status(order) == "Pending" and not call.bug("ending-cancels-nothing") or call.bug("ending-cancels-the-paid")):
        order["canceled"] = world.now()
    return {"data": outcome(world, key, call.bug)}


# Orders


def order_of(call, bug_name):
    order = call.world.orders.get(call.values["orderId"])
    if order and call.bug("error-names-the-owner") and order["user"] in call.world.users:
        owner = call.world.users[order["user"]]
        if order["user"] != call.user:
            raise Refused(404, "FOUND_4040", f"This order belongs to {owner['phone']}.")
    if not order or (order["user"] != call.user and not call.bug(bug_name) and not call.bug("orders-have-no-owner")):
        raise Refused(404, "FOUND_4040")
    if call.values["machineId"] not in ("-1", order["machine"]) and not call.bug("machine-in-path-ignored"):
        raise Refused(404, "FOUND_4040")
    return order


def op_getOrder(call):
    order = order_of(call, "order-of-others-shown")
    shown = call.world.shown(order)
    if call.bug("detail-differs-from-the-list"):
        shown["order_number"] = "X-0000"
    return {"data": shown}


def op_listOrders(call):
    world, values = call.world, call.values
    owner = values["userId"] if call.bug("path-user-unchecked") else call.user
    rows = sorted(world.orders.values(), key=lambda order: (-order["created"], order["id"]))
    if not call.bug("list-has-all-orders"):
        rows = [order for order in rows if order["user"] == owner]
    if values["machineId"] != "-1" and not call.bug("machine-filter-ignored"):
        rows = [order for order in rows if order["machine"] == values["machineId"]]
    if "status" in values and not call.bug("status-filter-ignored"):
        wanted = values["status"][:1] if call.bug("only-the-first-status") else values["status"]
        if call.bug("filter-forgets-the-owner"):
            rows = list(world.orders.values())
        found = [order for order in rows if world.status(order) in wanted]
        if call.bug("filter-after-paging"):
            page = page_of(call, sorted_by(call, rows))
            data = [world.shown(order) for order in page["data"] if order in found]
            return {"data": data, "meta": {**page["meta"], "total": len(found)}}
        rows = found
    return page_of(call, sorted_by(call, [world.shown(order) for order in rows]))


def op_dispenseOrder(call):
    world, bug = call.world, call.bug
    order = order_of(call, "order-of-others-dispensed")
    status = world.status(order)
    if status == "In-Progress" and not bug("dispensing-twice-fails"):
        if bug("dispensing-twice-dispenses-twice"):
            world.slots[order["items"][0]["motor_id"]]["units"] -= 1
        return {"data": world.shown(order)}
    may = status == "Paid" and (not order["refund"] or bug("refunded-order-dispensed"))
    may = may or (status == "Pending" and bug("unpaid-order-dispensed"))
    may = may or (status == "Cancelled" and bug("canceled-order-dispensed"))
    if may:
        if bug("race-dispenses-and-refunds") or bug("race-dispenses-what-is-refunded"):
            time.sleep(0.05)
        order["paid"] = order["paid"] or world.now()
        order["started"] = world.now()
        return {"data": world.shown(order)}
    if status == "Dispensed" and bug("dispensed-order-dispensed-again"):
        world.slots[order["items"][0]["motor_id"]]["units"] -= 1
        return {"data": world.shown(order)}
    raise Refused(409, "ORDER_4091")


def op_unblockOrder(call):
    world, bug = call.world, call.bug
    key = call.values.get("Idempotency-Key")
    if key and call.values["orderId"] == "-1":
        record = world.keys.get(key)
        if not record or not record["order"]:
            if not bug("unblocking-voids-nothing"):
                world.keys.setdefault(key, {"order": None})
            raise Refused(404, "ORDER_4040")
        order = record["order"]
        if order["user"] != call.user and not bug("foreign-key-unblocks"):
            raise Refused(403, "AUTH_4030")
        if world.status(order) != "Pending":
            return {"data": world.shown(order)}
    elif bug("unblocking-finds-any-order") and call.values["orderId"] == "-1":
        mine = [each for each in world.orders.values() if each["user"] == call.user]
        if not mine:
            raise Refused(404, "FOUND_4040")
        order = mine[-1]
    elif bug("key-opens-any-order") and key and call.values["orderId"] in world.orders:
        order = world.orders[call.values["orderId"]]
    else:
        order = order_of(call, "order-of-others-unblocked")
    if world.status(order) == "Pending" and not bug("unblocking-cancels-nothing"):
        order["canceled"] = world.now()
    if world.status(order) == "Paid" and bug("unblocking-cancels-the-paid"):
        order["canceled"] = world.now()
    order["released"] = True
    return {"data": world.shown(order)}


def op_getReceipt(call):
    world = call.world
    order = order_of(call, "receipt-of-others-shown")
    if not order["paid"] and not call.bug("receipt-of-the-unpaid"):
        raise Refused(409, "ORDER_4093")
    name = order["id"] if call.bug("receipt-link-is-guessable") else f"{order['id']}.{world.secret('r')}"
    if not hasattr(world, "receipts"):
        world.receipts, world.receipt_of = set(), {}
    world.receipts.add(name)
    world.receipt_of[name] = order
    return {"data": {"link": f"{call.origin}/receipts/{name}"}}


def op_rateOrder(call):
    order = order_of(call, "order-of-others-rated")
    may = order["out"] or (order["canceled"] and call.bug("canceled-order-rated")) or (order["paid"] and call.bug("waiting-order-rated"))
    if not may and not call.bug("early-rating-accepted"):
        raise Refused(409, "ORDER_4096")
    if not (order["rating"] and call.bug("rating-stays")):
        order["rating"] = call.body["rating"]
    return {"data": call.world.shown(order)}


def op_createRefund(call):
    world, bug, body = call.world, call.bug, call.body
    if body["mode"] == "wallet" and call.user not in world.users and not bug("guest-refunded-to-a-wallet"):
        raise Refused(403, "AUTH_4030")
    order = world.orders.get(body["order_id"])
    is_open = bug("refund-key-opens-any-order") and call.values.get("Idempotency-Key")
    if not order or (order["user"] != call.user and not is_open and not bug("order-of-others-refunded") and not bug("orders-have-no-owner")):
        raise Refused(404, "FOUND_4040")
    key = call.values.get("Idempotency-Key")
    if bug("refunds-and-orders-share-keys") and key in world.keys:
        raise Refused(409, "ORDER_4090")
    scope = key if bug("refund-key-of-any-order") else (order["id"], key)
    if key and scope in world.refund_keys and not bug("refund-replay-fails"):
        return {"data": refund_shown(world, world.refund_keys[scope])}
    missing = missing_item(call, order)
    had_refund = order["refund"]
    if bug("race-refunds-twice") or bug("race-refunds-twice-at-times"):
        time.sleep(0.05)
    if had_refund and not (bug("refunded-twice") or (bug("refund-replay-pays-again") and key)):
        raise Refused(409, "REFUND_4090" if bug("refunded-has-another-code") else "REFUND_4091")
    if bug("refunded-twice") or bug("refund-replay-pays-again") or bug("race-refunds-twice") or bug("race-refunds-twice-at-times"):
        order["refund"] = None
    if world.status(order) == "In-Progress":
        raise Refused(409, "REFUND_4090")
    seen = order["started"]
    if bug("race-dispenses-and-refunds") or bug("race-refunds-what-is-dispensed"):
        time.sleep(0.05)
    begun, order["started"] = order["started"], seen
    world.refund(order, body["mode"], missing=missing)
    order["started"] = begun
    if key:
        world.refund_keys[scope] = order
    return {"data": refund_shown(world, order)}


def missing_item(call, order):
    """The item of a claim. One of another order is unknown."""
    bug, wanted = call.bug, call.body.get("item_id")
    if wanted is None or not call.world.is_rich():
        return None
    item = next((each for each in order["items"] if each["id"] == wanted), None)
    if item is None and not bug("any-missing-item-is-paid"):
        raise Refused(404, "FOUND_4040")
    claimed = order.setdefault("claimed", [])
    if bug("missing-item-paid-each-time") or (bug("each-missing-item-is-paid") and wanted not in claimed):
        order["refund"] = None
    if not order["refund"]:
        claimed.append(wanted)
    return item or order["items"][0]


def refund_shown(world, order):
    refund = order["refund"]
    made = {k: v for k, v in refund.items() if k != "created"}
    return {
        **made,
        "order_id": order["id"],
        "order_number": order["number"],
        "machine_name": "Python lobby",
        "created_at": world.stamp(refund["created"]),
        **({"processed_at": world.stamp(refund["created"])} if refund["status"] == "Processed" else {}),
    }


def op_listRefunds(call):
    world = call.world
    orders = [order for order in world.orders.values() if order["refund"]]
    if not call.bug("list-has-all-refunds"):
        orders = [order for order in orders if order["user"] == call.user]
    orders.sort(key=lambda order: -order["refund"]["created"])
    if "status" in call.values:
        orders = [order for order in orders if order["refund"]["status"] in call.values["status"]]
    rows = with_keyword(call, [refund_shown(world, order) for order in orders], lambda row: f"{row['order_number']} {row['machine_name']}")
    return page_of(call, sorted_by(call, rows))


# Wallet and cards


def op_getWalletBalance(call):
    owner = call.values["userId"]
    if owner not in call.world.users and call.user not in call.world.users:
        raise Refused(403, "AUTH_4030")
    balance = call.world.balance(owner)
    currency = "USD" if call.bug("wallet-in-another-currency") else call.world.currency
    return {"data": {"balance": balance + (1 if call.bug("balance-is-off") else 0), "currency": currency}}


def op_getLocationWallet(call):
    place = location_of(call)
    if not place:
        raise Refused(404, "FOUND_4040")
    location = {"id": place, "name": f"Office {place}"}
    return {"data": {"clientLocation": location, "wallet": {"id": f"wal-{place}"}}}


def op_getCompanyWalletBalance(call):
    world, place = call.world, call.values["locationId"]
    is_theirs = place == location_of(call)
    if place not in world.companies or (not is_theirs and not call.bug("company-balance-of-any-location")):
        raise Refused(404, "FOUND_4040")
    currency = "USD" if call.bug("company-wallet-in-another-currency") else world.currency
    return {"data": {"balance": world.balance(place), "currency": currency}}


def op_listCompanyWalletTransactions(call):
    place = call.values["locationId"]
    is_theirs = place == location_of(call)
    if place not in call.world.companies or (not is_theirs and not call.bug("company-rows-of-any-location")):
        raise Refused(404, "FOUND_4040")
    return transactions(call, call.world.companies[place])


def op_listWalletTransactions(call):
    return transactions(call, call.world.users.get(call.values["userId"], registered(call))["ledger"])


def transactions(call, rows):
    values = call.values
    if "type" in values and not call.bug("type-filter-ignored"):
        rows = [row for row in rows if row["type"] == values["type"]]
    if "fromDate" in values:
        first = values["fromDate"] + ("~" if call.bug("first-day-excluded") else "")
        rows = [row for row in rows if row["created_at"][:10] >= first]
    if "toDate" in values:
        is_inside = (lambda day: day < values["toDate"]) if call.bug("last-day-excluded") else (lambda day: day <= values["toDate"])
        rows = [row for row in rows if is_inside(row["created_at"][:10])]
    rows = with_keyword(call, rows, lambda row: row["description"])
    return page_of(call, sorted_by(call, rows))


def op_listMealCards(call):
    rows = registered(call)["cards"]
    return {"data": rows, "meta": {"page": 1, "limit": max(1, len(rows)), "total": len(rows)}}


def op_saveCard(call):
    cards = registered(call)["cards"]
    if not call.body["saveCard"] and not call.bug("card-saved-without-consent"):
        raise Refused(400, "CARD_1001")
    card = {k: v for k, v in call.body.items() if k != "saveCard"}
    card = {"source_id": call.world.next_id("src"), **card}
    if len(cards) > 40:
        del cards[0]
    if not call.bug("card-is-forgotten"):
        cards.append(card)
    return {"data": card}


def op_deleteMealCard(call):
    source = call.values["sourceId"]
    owners = list(call.world.users.values()) if call.bug("card-of-others-deleted") else [registered(call)]
    for owner in owners:
        for card in owner["cards"]:
            if card["source_id"] == source:
                if not call.bug("deleted-card-stays"):
                    owner["cards"].remove(card)
                return {"data": None}
    raise Refused(404, "FOUND_4040")


def op_listFavorites(call):
    rows = favorites(call)[::-1]
    return {"data": rows, "meta": {"page": 1, "limit": max(1, len(rows)), "total": len(rows)}}


def favorites(call):
    if call.user not in call.world.users and not call.bug("guests-have-favorites"):
        raise Refused(403, "AUTH_4030")
    owner = "everybody" if call.bug("favorites-are-shared") else call.user
    return call.world.favorites.setdefault(owner, [])


def is_marked(call):
    return lambda row: (row["kind"], row["target_id"]) == (call.values["kind"], call.values["targetId"])


def op_saveFavorite(call):
    rows = favorites(call)
    known = next(filter(is_marked(call), rows), None)
    if known and not call.bug("favorite-comes-twice"):
        return {"data": known}
    kind, target = call.values["kind"], call.values["targetId"]
    name = call.world.machine(target)["name"] if kind == "machine" else target
    if kind == "product" and target not in [slot["product"] for slot in call.world.slots.values()]:
        raise Refused(404, "FOUND_4040")
    rows.append({"kind": kind, "target_id": target, "name": name, "created_at": call.world.stamp()})
    return {"data": rows[-1]}


def op_deleteFavorite(call):
    rows = favorites(call)
    if not any(map(is_marked(call), rows)) and call.bug("removing-twice-fails"):
        raise Refused(404, "FOUND_4040")
    rows[:] = [row for row in rows if not is_marked(call)(row)]
    return {"data": None}


def confirm(world, order_id):
    """The provider's result. The first one counts; a late one is refunded."""
    order = world.orders[order_id]
    if order["paid"]:
        if order["canceled"] and world.bug("late-payment-refunded-each-time"):
            order["refund"] = None
            world.refund(order, "source")
        return
    order["paid"] = world.now()
    if order["canceled"] and world.bug("late-payment-revives"):
        order["canceled"] = None
    elif order["canceled"] and not world.bug("late-payment-kept"):
        world.refund(order, "source")
