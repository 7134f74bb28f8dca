// Generated from openapi/ by `npm run codegen`; do not edit.
export interface paths {
    "/v1/auth/get-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a one-time code to a phone
         * @description Sends a text message with a one-time code and starts a sign-in attempt. Pass the response's `ref_id` to verifyOtp or resendOtp. Another request for the same phone before the waiting time ends gets 429 with `Retry-After`.
         */
        post: operations["requestOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/resend-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the one-time code again
         * @description Sends a new code for an attempt that requestOtp started. The response has a new `ref_id`; the old one no longer works. Wait `resend_after` seconds first, or the response is 429.
         */
        post: operations["resendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/verify-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a one-time code
         * @description Checks the code that the customer entered and returns an authorization code for one call of createAccessToken. The PKCE challenge is sent here, the verifier with createAccessToken (RFC 7636).
         */
        post: operations["verifyOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/access-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange an authorization code for tokens
         * @description Exchanges an authorization code and its PKCE verifier for a session. Orders and wishes that a guest made on this device move to the customer, whose id is then the orders' `user_id`. An unknown, used or expired code, or a verifier that does not match, returns 401.
         */
        post: operations["createAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/guest-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in as a guest
         * @description Starts a guest session; no account is needed. With `user_id`, a returning guest keeps the same identity and orders. `device_id` proves the identity: other devices get 403. A phone whose storage was cleared starts as a new guest.
         */
        post: operations["signInGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the refresh token for new tokens
         * @description Returns new tokens and invalidates the refresh token. The same token works up to four more times within 60 seconds, because responses may have been lost; the tokens of all these responses are valid. A later use, or a sixth one, suggests theft and ends the session: the response is 401, and none of the session's tokens work.
         */
        post: operations["refreshTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/log-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description Ends the session of the token. Its tokens stop working, and this device gets no more push messages. An expired access token is accepted, so a phone that was offline can end its session later.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the profile
         * @description Returns the signed-in customer's profile. Guests have none and get 403.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the profile
         * @description Changes only the fields that are sent. Guests get 403.
         */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/v1/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the account
         * @description Deletes the account, ends all of its sessions and removes its devices from push messages. This can't be undone. The customer's unpaid orders are canceled, and a payment that arrives later is refunded to its source, as is a paid order that was not dispensed. Guests get 403, unless the access token lists the feature `guestDeletion`: then the guest and their orders are deleted in the same way, and `signInGuest` with the id starts a new guest.
         */
        delete: operations["deleteCustomer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register for push messages
         * @description Registers this device for push messages, or replaces its token. Works for guests and customers. `fcm_token` is a Firebase token, or the browser's push subscription as JSON. The webhook `pushMessage` describes the messages. If the push service reports that a device is gone (404, 410), the server removes it.
         */
        post: operations["updatePushToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/machines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search machines
         * @description Finds machines whose id, name or place contains the keyword. Works without a token.
         */
        get: operations["listMachines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/machines/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a machine
         * @description Returns a machine with its layout. The id is case-insensitive; the `id` in the response has the machine's own spelling. Works without a token.
         */
        get: operations["getMachine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/machines/{machineId}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the products of a machine
         * @description Returns the layout, the stock of each slot and the server's time in one call. Blocked and expired products are included; the client derives what can be sold. Works without a token.
         */
        get: operations["getMachineProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sse/machines/{machineId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a machine's live status
         * @description Server-sent events that report a machine going online or offline. The first event is the current status. The schema describes the JSON in the `data` field of one event.
         *     The server sends something at least every 15 seconds: if there is no news, a comment line (`: still here`). It keeps proxies from closing the connection, and shows that the connection still works: a client that receives nothing for two such periods opens a new one, and so does a client whose customer returns to it. The response is neither compressed nor buffered (`Cache-Control: no-store`, `X-Accel-Buffering: no`). The token is checked when the stream opens; the stream stays open when the token expires. The server may close the stream at any time, for example for a new release. The client then reconnects after a second and gets the status from the first event. Event ids are not used, because only the latest status matters.
         */
        get: operations["streamMachine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/nearby-machines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the machines near a place
         * @description Lists machines with a `location`, nearest first, at most 50. Works without a token. Available if the access token lists the feature `nearby`.
         */
        get: operations["listNearbyMachines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List favorites
         * @description Lists the customer's favorite products and machines, newest first. Guests' favorites are only on the phone; they get 403. Available if the access token lists the feature `favorites`.
         */
        get: operations["listFavorites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/favorites/{kind}/{targetId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a favorite
         * @description Marks a product or machine as a favorite, or changes its restock alerts. Repeating the call changes nothing. Guests get 403.
         */
        put: operations["saveFavorite"];
        post?: never;
        /**
         * Unmark a favorite
         * @description Removes a favorite. If it is not marked, nothing changes. Guests get 403.
         */
        delete: operations["deleteFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/vending-machine/{machineId}/wishes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the wishes for a machine
         * @description Lists the products that customers wish for at a machine, most wanted first. Other customers' texts are shown only after the operator has reviewed them. Available if the access token lists the feature `wishes`.
         */
        get: operations["listWishes"];
        put?: never;
        /**
         * Wish for something at a machine
         * @description Adds the caller's wish and returns its count. Wishes with the same text are the same wish, regardless of case. Spaces around the text are removed. Each customer counts once; repeating the call changes nothing. When a guest signs in on the same device, the guest's wishes become the account's, so nobody counts twice.
         */
        post: operations["createWish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/vending-machine/{machineId}/cart/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Price a cart and check its stock
         * @description Prices a cart and checks stock and offer. The response is a quote, and createOrder accepts only quoted prices. A line that can't be sold in full comes back with `removedQty`; if no line can be sold, the response is 400. A product or slot that the machine doesn't have is a line that can't be sold (CART_1000); only an unknown machine is 404. So is a line with an ingredient that the recipe doesn't let customers choose, or with more of it than its `max_count`.
         */
        post: operations["validateCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/vending-machine/-1/cart/{cartId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a cart by its id
         * @description Returns a cart quoted by validateCart. The path has a literal -1 instead of the machine id.
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/offers/vending-machine/{machineId}/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the offers of a machine
         * @description Lists the offers that apply at a machine. Works without a token.
         */
        get: operations["listOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{userId}/vending-machine/{machineId}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description Lists the customer's orders. A machine id of -1 means all machines.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Create an order from a quote
         * @description Creates an order from a quote and returns how to pay for it. The server looks up the `Idempotency-Key` before it checks price, stock or state: browsers repeat a POST by themselves when the connection drops, so the customer may see only the response to the second call. The request repeats the lines and both amounts of the quote. The server computes price, stock and offer again and rejects any difference with 400, so it never charges an outdated price. The ids of user and machine in the path and in the body must be the same; otherwise the response is 403. Stock is not reserved before the order is dispensed. Repeating the call with the same `Idempotency-Key` and body returns the order that the first call created and charges nothing more; with a different body it returns 409.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{userId}/vending-machine/{machineId}/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an order
         * @description Returns an order with its items, its payment and its refund, if any. The app polls this call while products are dispensed. A machine id of -1 means any machine.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{userId}/vending-machine/{machineId}/orders/{orderId}/dispense/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dispense a paid order
         * @description Tells the machine to dispense a paid order. There is no request body. Repeating the call while the order is dispensing changes nothing and returns the order. Of concurrent calls of dispenseOrder and createRefund for one order, exactly one wins: the order is either dispensed or refunded, and the other call gets 409.
         */
        post: operations["dispenseOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{userId}/vending-machine/{machineId}/orders/{orderId}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Release an order
         * @description Releases the customer from an order. A paid order is no longer active and can be refunded. An order in progress is no longer active; if its machine has stopped responding, the order ends now and items that were not dispensed can be refunded. A pending order is canceled, and if the provider confirms its payment later, the server refunds it. While a payment is being confirmed, the response is 409 with ORDER_4094.
         *     With an `Idempotency-Key` and an order id of -1, the call applies to the order created with that key. If it is pending, it is canceled; otherwise it is returned unchanged. If the key has no order, the key becomes void: 404 with ORDER_4040 proves that nothing was charged, and createOrder rejects the key with ORDER_4095. A key stands for one payment across all customers: if another customer created an order with it, the response is 403; `getPaymentAttempt` and `endPaymentAttempt` tell anyone who has the key how its payment stands.
         */
        patch: operations["unblockOrder"];
        trace?: never;
    };
    "/v1/users/{userId}/vending-machine/{machineId}/orders/{orderId}/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rate an order
         * @description Rates an order or one of its items, after the order has ended at the machine. A later call replaces the rating.
         */
        post: operations["rateOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{userId}/vending-machine/{machineId}/orders/{orderId}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the link to a receipt
         * @description Returns a new link to the receipt of a paid order. For an unpaid order the response is 409.
         */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payment-attempt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask how a payment stands
         * @description Says how the payment of an idempotency key stands, to anyone who has the key. A phone may have to ask after its payer's session has ended, so no token is needed and the response has no personal data. The call changes nothing: with `none`, a request with the key may still be on its way.
         */
        get: operations["getPaymentAttempt"];
        put?: never;
        post?: never;
        /**
         * End a payment
         * @description Ends the payment of an idempotency key, for anyone who has the key: an unpaid order is canceled, and a key without an order becomes void, so that a request still on its way can't charge later. A paid order, and one whose payment is being confirmed, stay as they are. If a canceled order is paid later, the server refunds it to its payer. The response says how the payment stands now; `none` and `canceled` are final.
         */
        delete: operations["endPaymentAttempt"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/returned-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask how a payment that has returned stands
         * @description Says how the payment stands whose return address has this token. A payment may return to another browser than the one it was started in, such as from an app on the home screen to Safari, and the two share no storage. So no access token is needed. The response has no personal data, and neither the token nor the response allows anything else: the order can only be dispensed, canceled or refunded by its customer. The call changes nothing and can be repeated until the token expires. A token that is forged, spoiled or expired, or whose order is gone, gets the same 404.
         */
        get: operations["getReturnedPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payment-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment methods
         * @description Lists the payment methods for this customer. A method that is currently unavailable has `is_enabled: false`.
         */
        get: operations["listPaymentOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/pluxee-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved meal cards
         * @description Lists the customer's saved meal cards. Guests get 403.
         */
        get: operations["listMealCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/pluxee-details/{sourceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a saved meal card
         * @description Deletes a saved meal card and its token at the provider. Guests get 403.
         */
        delete: operations["deleteMealCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/card-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a meal card
         * @description Saves a meal card. The request has only the last four digits of the number, so the card can't be charged yet. During the first payment with its `source_id`, the customer enters the number on the provider's page, and the server stores the token that the provider returns. Later payments use this token. The customer must consent: without `saveCard: true`, the response is 400. Guests get 403.
         */
        post: operations["saveCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List refunds
         * @description Lists the refunds of the customer's orders, newest first unless sorted otherwise.
         */
        get: operations["listRefunds"];
        put?: never;
        /**
         * Refund an order
         * @description Refunds an order once. Of concurrent calls, exactly one wins, also against dispenseOrder: the others get 409. For a failed or partially dispensed order, the items that were not dispensed are refunded; for a paid order that never started dispensing, everything. Each item returns what it cost (`net_amount`), or the share of the refunded units. Repeating the call with the same `Idempotency-Key` returns the same refund, also with another `mode` or `item_id`. With `item_id`, the refund also covers an item that counts as dispensed, if the server's rules allow it; otherwise the response is 409 with REFUND_4092 and support reviews the case.
         */
        post: operations["createRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/wallets/{userId}/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the wallet balance
         * @description Returns the balance of the customer's own wallet. Guests have none and get 403.
         */
        get: operations["getWalletBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/country-warehouse/{warehouseId}/client-locations/{locationId}/users/{userId}/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the balance of the company wallet
         * @description Returns the balance of the company wallet at a location. getLocationWallet returns the location.
         */
        get: operations["getCompanyWalletBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/country-warehouse/{warehouseId}/client-locations/user/{userId}/location-wallet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the customer's company wallet and location
         * @description Returns the company wallet and the location that the customer belongs to. A customer without one gets 404.
         */
        get: operations["getLocationWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/transactions/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List wallet transactions
         * @description Lists payments into and out of the customer's own wallet, newest first unless sorted otherwise. Both dates are inclusive days.
         */
        get: operations["listWalletTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/country-warehouse/{warehouseId}/client-locations/{locationId}/wallet-transactions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List company wallet transactions
         * @description Lists payments into and out of the company wallet at a location, newest first unless sorted otherwise. The path ends with a slash. Both dates are inclusive days.
         */
        get: operations["listCompanyWalletTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/order-transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the order history
         * @description Lists the customer's orders in short form, newest first unless sorted otherwise. getOrder returns the details of a row.
         */
        get: operations["listOrderTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    pushMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A push message to a device
         * @description Sent by Web Push (RFC 8030, encrypted as in RFC 8291, signed as in RFC 8292) or by Firebase when an order has ended, when a refund is made, at each later stage of a refund (`RefundStageName`), and once when a favorite product is back at a machine in `notify_machine_ids`. The push service keeps the news that an order is ready for an hour (`TTL`), other news for a week. The message contains no name and no card number, because it shows on the lock screen.
         */
        post: operations["pushMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description National number, digits only. */
        Phone: string;
        /** @description International calling code. */
        CountryCode: string;
        OtpRequest: {
            phone: components["schemas"]["Phone"];
            country_code: components["schemas"]["CountryCode"];
        };
        /**
         * @description The call succeeded.
         * @enum {string}
         */
        Code: "200";
        /** @description A sentence that can be shown to the customer. */
        Message: string;
        /** @description Opaque id. */
        Id: string;
        /** @description A sign-in attempt that waits for its code. */
        OtpTicket: {
            ref_id: components["schemas"]["Id"];
            /** @description Seconds until another code may be requested. */
            resend_after: number;
            otp_length: number;
        };
        OtpTicketResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["OtpTicket"];
        };
        ErrorCode: string;
        /** @description The body of every error. The HTTP status tells the kind of error. */
        ErrorResponse: {
            code: components["schemas"]["ErrorCode"];
            message: components["schemas"]["Message"];
        };
        OtpResend: {
            phone: components["schemas"]["Phone"];
            country_code: components["schemas"]["CountryCode"];
            ref_id: components["schemas"]["Id"];
        };
        OtpVerification: {
            phone: components["schemas"]["Phone"];
            country_code: components["schemas"]["CountryCode"];
            ref_id: components["schemas"]["Id"];
            /** @description The code that the customer entered. */
            otp: string;
            /** @description RFC 7636 challenge. The verifier is sent with createAccessToken. */
            code_challenge: string;
            /** @enum {string} */
            code_challenge_method: "S256";
        };
        AuthCode: {
            auth_code: string;
        };
        AuthCodeResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["AuthCode"];
        };
        /**
         * @description OTP_1001 wrong code, OTP_1002 expired code, OTP_1003 too many attempts.
         * @enum {string}
         */
        OtpErrorCode: "OTP_1001" | "OTP_1002" | "OTP_1003";
        OtpErrorResponse: {
            code: components["schemas"]["OtpErrorCode"];
            message: components["schemas"]["Message"];
        };
        /** @enum {string} */
        DeviceType: "web";
        /** @description A random UUID that the app creates at its first start. It is the only proof of a guest's identity: servers must protect it like a password, never log it, and limit wrong attempts (the mock server doesn't). */
        DeviceId: string;
        /** @description The push provider's registration token. Opaque. */
        FcmToken: string;
        AccessTokenRequest: {
            auth_code: string;
            /** @description RFC 7636 verifier. */
            code_verifier: string;
            device_type: components["schemas"]["DeviceType"];
            device_id: components["schemas"]["DeviceId"];
            fcm_token?: components["schemas"]["FcmToken"];
        };
        /**
         * @description The claims that the app reads from its access token; it ignores all others.
         *
         *     The server signs the token and verifies it on every call, with any RFC 7518 algorithm that proves the issuer, for
         *     example ES256 or RS256, but never `none`. The app does not verify the signature. A token is valid for about ten
         *     minutes, but signing out or deleting the account ends it immediately. The app refreshes it after a 401, never
         *     based on the phone's clock.
         */
        AccessTokenClaims: {
            /** @description The customer's or guest's id. It is the same in every token. */
            sub: components["schemas"]["Id"];
            is_guest_user: boolean;
            /** @description True for a registered customer without a profile. */
            is_new?: boolean;
            /**
             * Format: uri
             * @description The API's base URL from now on. The app uses it only if its origin is allowed.
             */
            baseUrl?: string;
            country_warehouse_id?: components["schemas"]["Id"];
            /** @description The optional operations offered to this customer: `favorites` (listFavorites, saveFavorite, deleteFavorite), `stockAlerts` (notify_machine_ids of saveFavorite), `nearby` (listNearbyMachines), `wishes` (listWishes, createWish), `itemRatings` (item_id of rateOrder), `missingItems` (item_id of createRefund), `avoiding` (avoid of getProfile and updateProfile; for a guest, that an account would keep it), `guestDeletion` (deleteCustomer for guests). Clients ignore unknown names. Without the claim, none is offered. */
            features?: string[];
            /** @description Seconds since 1970. */
            iat?: number;
            /** @description Seconds since 1970. */
            exp?: number;
        };
        /** @description Signed JWT. */
        AccessToken: string;
        /** @description Opaque. It is valid for at least 30 days without use, and every use returns a new one, so regular customers stay signed in. */
        RefreshTokenValue: string;
        Tokens: {
            accessToken: components["schemas"]["AccessToken"];
            refreshToken: components["schemas"]["RefreshTokenValue"];
        };
        TokensResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Tokens"];
        };
        GuestLogin: {
            device_type: components["schemas"]["DeviceType"];
            device_id: components["schemas"]["DeviceId"];
            /** @description The id of a returning guest, from the claim `sub`. If it is unknown, a new guest is created; if it belongs to another device, the response is 403. */
            user_id?: components["schemas"]["Id"];
            fcm_token?: components["schemas"]["FcmToken"];
        };
        GuestTokens: {
            device_id: components["schemas"]["DeviceId"];
            accessToken: components["schemas"]["AccessToken"];
            refreshToken: components["schemas"]["RefreshTokenValue"];
        };
        GuestTokensResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["GuestTokens"];
        };
        TokenRefresh: {
            device_type: components["schemas"]["DeviceType"];
            device_id: components["schemas"]["DeviceId"];
            fcm_token?: components["schemas"]["FcmToken"];
        };
        /** @description The call succeeded and returns no data. */
        DoneResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: null;
        };
        PersonName: string;
        LastName: string;
        /** @enum {string} */
        Gender: "female" | "male" | "other" | "undisclosed";
        /** @description What the customer avoids. The app knows nuts, peanuts, egg, gluten, lactose (milk), soy and nonVegetarian. Servers store every name as it is, and clients keep names that they don't know. It is health data: nobody but the customer gets it. */
        AvoidedNames: string[];
        /**
         * Format: date-time
         * @description An instant as in RFC 3339, with a capital T, seconds, and a time zone: `Z`, or an offset with a colon such as `+05:30`.
         */
        Instant: string;
        Profile: {
            id: components["schemas"]["Id"];
            first_name?: components["schemas"]["PersonName"];
            last_name?: components["schemas"]["LastName"];
            /** Format: email */
            email?: string;
            phone: components["schemas"]["Phone"];
            country_code: components["schemas"]["CountryCode"];
            /** Format: date */
            date_of_birth?: string;
            gender?: components["schemas"]["Gender"];
            /** @description Always sent by servers with the feature `avoiding`, empty if nothing is avoided. */
            avoid?: components["schemas"]["AvoidedNames"];
            created_at?: components["schemas"]["Instant"];
        };
        ProfileResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Profile"];
        };
        /** @description Contains only the fields to change. */
        ProfileUpdate: {
            first_name?: components["schemas"]["PersonName"];
            last_name?: components["schemas"]["LastName"];
            /** Format: email */
            email?: string;
            /** Format: date */
            date_of_birth?: string;
            gender?: components["schemas"]["Gender"];
            /** @description The whole list, which replaces the old one. Only for servers with the feature `avoiding`. */
            avoid?: components["schemas"]["AvoidedNames"];
        };
        PushTokenUpdate: {
            device_type: components["schemas"]["DeviceType"];
            device_id: components["schemas"]["DeviceId"];
            fcm_token: components["schemas"]["FcmToken"];
        };
        MachineName: string;
        /** @description The place of a machine. */
        Place: {
            name: string;
            address: string;
        };
        /** @enum {string} */
        MachineType: "Vending" | "Coffee";
        /** @enum {string} */
        OnlineStatus: "online" | "offline";
        Latitude: number;
        Longitude: number;
        /** @description The position of a machine, in WGS 84 degrees. */
        Location: {
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
        };
        /** @enum {string} */
        Weekday: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
        /** @description Local time of the place. 24:00 is the end of the day. */
        ClockTime: string;
        /** @description One period of one day. If it closes before it opens, it ends on the next day. */
        OpeningTime: {
            day: components["schemas"]["Weekday"];
            opens: components["schemas"]["ClockTime"];
            closes: components["schemas"]["ClockTime"];
        };
        /** @description When the place is open. It is closed on days without a period. */
        OpeningHours: {
            /** @description IANA name of the time zone of the place. */
            time_zone: string;
            spans: components["schemas"]["OpeningTime"][];
        };
        ProductName: string;
        /** @description Amount in the currency's major unit, with at most as many decimals as ISO 4217 gives the currency (JPY 0, INR 2, KWD 3). */
        Money: number;
        Category: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @enum {string} */
        OfferType: "percentage" | "flat";
        /** @description The discount as a percentage or an amount. */
        OfferValue: number;
        /** @description An offer that names this product. With the optional fields, which are those of the `Offer`, clients can show the price before they load the offers. Without `value`, they load the offers first. */
        ProductOffer: {
            id: components["schemas"]["Id"];
            offer_type: components["schemas"]["OfferType"];
            /** @description The offer in a few words, for a badge. */
            offer_type_alias: string;
            value?: components["schemas"]["OfferValue"];
            min_order_amount?: components["schemas"]["Money"];
            max_discount_amount?: components["schemas"]["Money"];
        };
        IngredientName: string;
        /** @description The maximum customization count. */
        IngredientMaximum: number;
        RecipeIngredient: {
            ingredient_id: components["schemas"]["Id"];
            name: components["schemas"]["IngredientName"];
            /** @description The amount per count. */
            quantity: number;
            unit: string;
            is_customizable: boolean;
            max_count: components["schemas"]["IngredientMaximum"];
        };
        /**
         * Format: uri-reference
         * @description A picture of the product: an https URL, or a path on the API's origin. Square, at least 400 pixels wide, as WebP, AVIF, JPEG, PNG or SVG. Prefer a WebP of about 10 kB: a phone decodes it beside the page, but the page itself draws an SVG, a detailed one on a slow phone in about 40 ms. A new picture gets a new URL, so pictures can be cached for a long time.
         */
        Picture: string;
        /** @description India's tariff code of the goods, as the tax invoice shows it. */
        HsnCode: string;
        /** @description The size as a number, for the price per kilogram or liter. `size` is its text. */
        NetQuantity: {
            value: number;
            /** @enum {string} */
            unit: "g" | "kg" | "ml" | "l";
        };
        /** @description Per pack or cup. */
        Nutrition: {
            energy_kcal: number;
            protein_g: number;
            carbohydrate_g: number;
            sugar_g: number;
            fat_g: number;
            sodium_mg: number;
        };
        /** @description The EU's nutrition declaration, per 100 g or 100 ml, as on the label. Clients show it instead of `nutrition`. */
        NutritionDeclaration: {
            /** @enum {string} */
            unit: "g" | "ml";
            energy_kj: number;
            energy_kcal: number;
            fat_g: number;
            saturates_g: number;
            carbohydrate_g: number;
            sugar_g: number;
            protein_g: number;
            salt_g: number;
        };
        Product: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ProductName"];
            brand?: string;
            description?: string;
            /** @description Price. */
            mrp: components["schemas"]["Money"];
            deposit?: components["schemas"]["Money"];
            category: components["schemas"]["Category"];
            offers: components["schemas"]["ProductOffer"][];
            /** @description Empty for a packaged product. */
            recipe_ingredients: components["schemas"]["RecipeIngredient"][];
            motor_id: components["schemas"]["Id"];
            image_url: components["schemas"]["Picture"];
            /** @description Net weight or volume. */
            size?: string;
            /** @description The age from which it may be sold. Only a machine with `checks_age` sells it. */
            min_age?: number;
            hsn_code?: components["schemas"]["HsnCode"];
            net_quantity?: components["schemas"]["NetQuantity"];
            /** @description Whether it contains no meat, fish or egg. */
            is_veg?: boolean;
            nutrition?: components["schemas"]["Nutrition"];
            nutrition_per_100?: components["schemas"]["NutritionDeclaration"];
            /** @description The ingredients as printed on the pack. */
            ingredients?: string;
            /** @description English names. Clients treat a name they do not know as unclear, not as safe. */
            allergens?: string[];
        };
        /** @description The drink that a coffee slot makes. */
        Recipe: {
            /** @description Cups that can still be made. */
            quantity: number;
            is_customizable: boolean;
            product: components["schemas"]["Product"];
        };
        /** @description One spiral, tray position or coffee outlet. */
        Slot: {
            id: components["schemas"]["Id"];
            motor_id: components["schemas"]["Id"];
            /** @description From the top. The machine shows it as a letter: 1 is A, 26 is Z, 27 is AA. */
            row_num: number;
            /** @description From the left. Row 2, column 3 is B3. */
            column_num: number;
            /** @description The number of products that fit. */
            depth: number;
            /** @description The slot's motor can't turn. */
            block_spiral: boolean;
            /** @description Products in the slot that are not for sale. */
            block_product_count: number;
            recipe?: components["schemas"]["Recipe"];
        };
        Machine: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["MachineName"];
            place: components["schemas"]["Place"];
            machine_type: components["schemas"]["MachineType"];
            online_status: components["schemas"]["OnlineStatus"];
            location?: components["schemas"]["Location"];
            opening_hours?: components["schemas"]["OpeningHours"];
            /** @description The layout; omitted in search results. */
            slots?: components["schemas"]["Slot"][];
        };
        /** @description The page of a list. */
        Meta: {
            page: number;
            limit: number;
            total: number;
        };
        MachineListResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Machine"][];
            meta: components["schemas"]["Meta"];
        };
        MachineResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Machine"];
        };
        /** @description The products that were put into a slot at one time. */
        InventoryBatch: {
            quantity: number;
            /** @description Last day of sale. Clients also accept a date without a time, as the end of that day at the machine, in the time zone of `current_date`. */
            exp_date: components["schemas"]["Instant"];
            product: components["schemas"]["Product"];
        };
        /** @description The stock of one slot. If a slot has several, clients merge them; if one can't be read, the slot sells nothing. */
        Inventory: {
            slot_id: components["schemas"]["Id"];
            batches: components["schemas"]["InventoryBatch"][];
        };
        /** @description The label of an availability percentage between min and max, both inclusive. The first matching range counts, so ranges may share a boundary. For a percentage outside all ranges, clients show no label, so leave no gaps. */
        StockLevel: {
            label: string;
            min: number;
            max: number;
        };
        MachineProducts: {
            /** @description The layout. */
            planograms: components["schemas"]["Slot"][];
            /** @description The stock of the layout's slots. */
            inventories: components["schemas"]["Inventory"][];
            online_status: components["schemas"]["OnlineStatus"];
            stock_level_threshold: components["schemas"]["StockLevel"][];
            /** @description The server's time. It determines which products have expired. Its offset is that of the machine's time zone. */
            current_date: components["schemas"]["Instant"];
            machine_type: components["schemas"]["MachineType"];
            /** @description The machine checks the customer's age before it dispenses a product with `min_age`. */
            checks_age?: boolean;
            /** @description The maximum number of products per order. */
            max_order_quantity?: number;
        };
        MachineProductsResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["MachineProducts"];
        };
        LiveStatus: {
            id: components["schemas"]["Id"];
            online_status: components["schemas"]["OnlineStatus"];
        };
        /** @description The data of one event. A client needs only `data.online_status`, because the stream is the machine's own: it accepts a message without the other fields, and ignores the case of `entityName` and `action`. Servers send all fields, because released apps need them. A message with an `action` that a client doesn't know changes nothing. */
        LiveMessage: {
            /** @enum {string} */
            entityName: "machine";
            /** @enum {string} */
            action: "update";
            data: components["schemas"]["LiveStatus"];
        };
        /** @enum {string} */
        FavoriteKind: "product" | "machine";
        /** @description Products only: the sold-out machines for which the customer wants a push message when the product is back. A machine is removed from the list after the message. Machines that have the product in stock are not stored. */
        NotifyMachines: components["schemas"]["Id"][];
        Favorite: {
            kind: components["schemas"]["FavoriteKind"];
            /** @description Product id or machine id. */
            target_id: components["schemas"]["Id"];
            /** @description The name of the product or machine. */
            name: components["schemas"]["ProductName"];
            image_url?: components["schemas"]["Picture"];
            machine?: components["schemas"]["Machine"];
            notify_machine_ids?: components["schemas"]["NotifyMachines"];
            created_at: components["schemas"]["Instant"];
        };
        FavoriteListResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Favorite"][];
            meta: components["schemas"]["Meta"];
        };
        /** @description Contains only the fields to change. An empty object just marks the favorite. */
        FavoriteUpdate: {
            notify_machine_ids?: components["schemas"]["NotifyMachines"];
        };
        FavoriteResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Favorite"];
        };
        /** @description The wished-for product, in the customer's words. */
        WishText: string;
        Wish: {
            id: components["schemas"]["Id"];
            text: components["schemas"]["WishText"];
            /** @description The number of customers with this wish. */
            count: number;
            /** @description Whether the caller is one of them. */
            is_mine: boolean;
        };
        WishListResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Wish"][];
            meta: components["schemas"]["Meta"];
        };
        WishRequest: {
            text: components["schemas"]["WishText"];
        };
        WishResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Wish"];
        };
        CustomIngredient: {
            ingredient_id: components["schemas"]["Id"];
            /** @description How much one count is, as in the recipe. */
            quantity: number;
            /** @description How often it is added, such as two sugars. */
            selected_count: number;
        };
        CartValidationItem: {
            product_id: components["schemas"]["Id"];
            price: components["schemas"]["Money"];
            quantity: number;
            motor_id: components["schemas"]["Id"];
            custom_ingredients: components["schemas"]["CustomIngredient"][];
        };
        CartValidation: {
            items: components["schemas"]["CartValidationItem"][];
            offer_id?: components["schemas"]["Id"];
        };
        /** @description The quantity and price at which the server would sell one line. */
        QuoteItem: {
            product_id: components["schemas"]["Id"];
            motor_id: components["schemas"]["Id"];
            price: components["schemas"]["Money"];
            /** @description The quantity that can be sold. */
            quantity: number;
            /** @description The requested quantity that can't be sold. */
            removedQty: number;
            /** @description Nothing of this line can be sold. */
            outOfStockItem: boolean;
            custom_ingredients: components["schemas"]["CustomIngredient"][];
            deposit_amount?: components["schemas"]["Money"];
            discount_amount?: components["schemas"]["Money"];
            net_amount?: components["schemas"]["Money"];
        };
        /** @description ISO 4217 code. */
        Currency: string;
        /** @description One tax on the amount to pay. */
        Tax: {
            /** @description As shown to the customer. */
            name: string;
            /** @description Percent. */
            rate: number;
            amount: components["schemas"]["Money"];
            /** @description true: included in the prices. false: added to them. */
            included: boolean;
        };
        /** @description The taxes on the amount to pay, if the server returns them. */
        Taxes: components["schemas"]["Tax"][];
        /** @description The price of a cart. It reserves nothing and doesn't expire: createOrder computes the price again and accepts the order if it is unchanged. getCart returns the quote by its `cart_id` for at least 24 hours; orders don't contain the `cart_id`. */
        Quote: {
            cart_id: components["schemas"]["Id"];
            items: components["schemas"]["QuoteItem"][];
            total_amount: components["schemas"]["Money"];
            deposit_amount?: components["schemas"]["Money"];
            discount_amount: components["schemas"]["Money"];
            /** @description The total minus the discount, plus the taxes that are not included. */
            net_payable_amount: components["schemas"]["Money"];
            currency?: components["schemas"]["Currency"];
            taxes?: components["schemas"]["Taxes"];
            offer_id?: components["schemas"]["Id"];
        };
        QuoteResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Quote"];
        };
        /**
         * @description CART_1000 not available in that quantity, CART_1001 price changed, CART_1002 machine offline, CART_1003 more than the machine dispenses at a time, OF_1004 offer not applicable.
         * @enum {string}
         */
        CartErrorCode: "CART_1000" | "CART_1001" | "CART_1002" | "CART_1003" | "OF_1004";
        CartErrorResponse: {
            code: components["schemas"]["CartErrorCode"];
            message: components["schemas"]["Message"];
        };
        /** @enum {string} */
        IngredientMode: "withIngredient" | "withoutIngredient";
        CartItem: {
            /** @description The product's id. */
            id: components["schemas"]["Id"];
            product: components["schemas"]["Product"];
            cartQty: number;
            /** @description Customization count; 0 means without. */
            selectedSugar: number;
            ingredient_mode?: components["schemas"]["IngredientMode"];
            motor_id: components["schemas"]["Id"];
            outOfStockItem: boolean;
            removedQty: number;
        };
        Cart: {
            cart_id: components["schemas"]["Id"];
            vending_machine_id: components["schemas"]["Id"];
            items: components["schemas"]["CartItem"][];
            total_amount: components["schemas"]["Money"];
            deposit_amount?: components["schemas"]["Money"];
            discount_amount: components["schemas"]["Money"];
            net_payable_amount: components["schemas"]["Money"];
            currency?: components["schemas"]["Currency"];
            taxes?: components["schemas"]["Taxes"];
            offer_id?: components["schemas"]["Id"];
        };
        CartResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Cart"];
        };
        Offer: {
            id: components["schemas"]["Id"];
            title: string;
            description: string;
            offer_type: components["schemas"]["OfferType"];
            offer_type_alias: string;
            value: components["schemas"]["OfferValue"];
            min_order_amount: components["schemas"]["Money"];
            max_discount_amount?: components["schemas"]["Money"];
            /** @description The products it applies to. Omitted if it applies to all. */
            product_ids?: components["schemas"]["Id"][];
            valid_till?: components["schemas"]["Instant"];
        };
        OfferListResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Offer"][];
            meta: components["schemas"]["Meta"];
        };
        /**
         * @description ```mermaid
         *     stateDiagram-v2
         *       state "In-Progress" as InProgress
         *       state "Partially-Dispensed" as Partially
         *       [*] --> Pending: createOrder, paid at a provider
         *       [*] --> Paid: createOrder, paid from a wallet
         *       Pending --> Paid: the provider confirms
         *       Pending --> Cancelled: the provider declines, unblockOrder, or it is not paid in time
         *       Paid --> InProgress: dispenseOrder
         *       InProgress --> Dispensed: all units came out
         *       InProgress --> Partially: some came out
         *       InProgress --> Failed: none came out
         *     ```
         *
         *     The status changes when the customer calls createOrder, dispenseOrder or unblockOrder, when the provider confirms the
         *     payment, and when the machine dispenses. An unpaid order is canceled ten minutes after `created_at`, or once its
         *     `open_app` payment has expired, unless its payment is being confirmed. If the machine is silent for two minutes, the rest of its order counts as not dispensed.
         *     Cancelled, Dispensed, Partially-Dispensed and Failed are final: if a payment is confirmed after the cancellation, the
         *     server refunds it and the order stays canceled. A refund does not change the status.
         * @enum {string}
         */
        OrderStatus: "Dispensed" | "Pending" | "Failed" | "Partially-Dispensed" | "Paid" | "Cancelled" | "In-Progress";
        /** @description The order number shown to people. */
        OrderNumber: string;
        /** @description The machine of an order. */
        OrderMachine: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["MachineName"];
            place: components["schemas"]["Place"];
            machine_type: components["schemas"]["MachineType"];
            /** @description Whether the machine can currently dispense. */
            online_status?: components["schemas"]["OnlineStatus"];
        };
        /** @enum {string} */
        OrderItemStatus: "Dispensed" | "Partially-Dispensed" | "Pending" | "Failed";
        /**
         * @description What the machine is doing with the item now. in-progress: a unit is coming out, or a cup is being made. completed, failed: the machine has finished with the item. Without it, the item waits: for another item, or, at a coffee machine with a finished cup, for that cup to be taken. Clients then ask the customer to take the cup, so it must not be in-progress before the next cup is being made.
         * @enum {string}
         */
        DispenseProgress: "in-progress" | "completed" | "failed";
        /** @description The ingredient of `custom_ingredients`, as the recipe had it when it was ordered. */
        CustomizedIngredient: {
            name: components["schemas"]["IngredientName"];
            max_count: components["schemas"]["IngredientMaximum"];
        };
        /** @description The rating of the order or item, from 1 (bad) to 5 (good). */
        Rating: number;
        OrderItem: {
            id: components["schemas"]["Id"];
            product_id: components["schemas"]["Id"];
            name: components["schemas"]["ProductName"];
            image_url: components["schemas"]["Picture"];
            quantity: number;
            dispensed_quantity: number;
            /** @description Unit price. */
            price: components["schemas"]["Money"];
            motor_id: components["schemas"]["Id"];
            hsn_code?: components["schemas"]["HsnCode"];
            /** @description As printed on the machine. */
            slot_label: string;
            status: components["schemas"]["OrderItemStatus"];
            progress?: components["schemas"]["DispenseProgress"];
            custom_ingredients: components["schemas"]["CustomIngredient"][];
            customized_ingredient?: components["schemas"]["CustomizedIngredient"];
            rating?: components["schemas"]["Rating"];
            deposit_amount?: components["schemas"]["Money"];
            discount_amount?: components["schemas"]["Money"];
            net_amount?: components["schemas"]["Money"];
            /** @description The item's part of the order's `refundable_amount`. The parts of all items add up to it. */
            refundable_amount?: components["schemas"]["Money"];
            /** @description The customer reported it missing, and support is looking into it (REFUND_4092). */
            in_review?: boolean;
        };
        /**
         * @description The customer's wallet, the company wallet, the card provider, the meal-card provider, or a UPI app of the customer (India).
         * @enum {string}
         */
        PaymentMethod: "Wallet" | "CompanyWallet" | "Card" | "MealCard" | "UPI";
        /**
         * @description The progress of a pending order's payment. open: the customer has not paid yet. confirming: the customer has paid and the provider's result is being processed. Until then, the order can't be canceled.
         * @enum {string}
         */
        PaymentProgress: "open" | "confirming";
        /**
         * @description Why an order was canceled. declined: the provider declined the payment. given_up: the customer canceled. expired: it was not paid in time.
         * @enum {string}
         */
        CancelReason: "declined" | "given_up" | "expired";
        /** @enum {string} */
        RefundKind: "full" | "partial";
        /**
         * @description To the payment source, or to the customer's own wallet. Guests can only use `source`. What a company wallet paid returns to that wallet in either mode: company money never becomes the customer's own.
         * @enum {string}
         */
        RefundMode: "source" | "wallet";
        /** @enum {string} */
        RefundStatus: "Initiated" | "Processed" | "Failed";
        /** @description Where the refund is sent. */
        RefundDestination: {
            method: components["schemas"]["PaymentMethod"];
            /** @description Last four digits of the card or account. */
            last_four?: string;
        };
        /**
         * @description The server accepted the refund, the server sent it to the bank, the money arrived, or the bank refused it.
         * @enum {string}
         */
        RefundStageName: "Accepted" | "Sent" | "Credited" | "Refused";
        RefundStage: {
            name: components["schemas"]["RefundStageName"];
            at: components["schemas"]["Instant"];
        };
        /** @description The stages so far, oldest first. The customer gets a push message at each stage. */
        RefundStages: components["schemas"]["RefundStage"][];
        /**
         * Format: date
         * @description The day by which the money should arrive at the customer's bank.
         */
        RefundExpected: string;
        /** @description The reference that the customer quotes to the bank, such as an ARN or UTR. */
        BankReference: string;
        /** @description What the refund returns for one item of the order. */
        RefundLine: {
            item_id: components["schemas"]["Id"];
            /** @description The number of refunded units. */
            quantity: number;
            amount: components["schemas"]["Money"];
        };
        /** @description The refunded items. Their amounts add up to the refund's. */
        RefundLines: components["schemas"]["RefundLine"][];
        /** @description The order's refund, if there is one. */
        OrderRefund: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["RefundKind"];
            mode: components["schemas"]["RefundMode"];
            status: components["schemas"]["RefundStatus"];
            amount: components["schemas"]["Money"];
            currency?: components["schemas"]["Currency"];
            destination?: components["schemas"]["RefundDestination"];
            stages?: components["schemas"]["RefundStages"];
            expected_on?: components["schemas"]["RefundExpected"];
            bank_reference?: components["schemas"]["BankReference"];
            lines?: components["schemas"]["RefundLines"];
        };
        Order: {
            id: components["schemas"]["Id"];
            order_number: components["schemas"]["OrderNumber"];
            user_id: components["schemas"]["Id"];
            /** @description The `Idempotency-Key` that created the order. A phone takes an order for its own payment only if the key is its own, too; without it, order id, machine, items, amount and currency have to suffice. */
            idempotency_key?: string;
            status: components["schemas"]["OrderStatus"];
            /** @description The order is Paid or In-Progress and waits for its customer. unblockOrder or a refund makes it inactive. The app redirects a customer with an active order to the machine. */
            is_active: boolean;
            /** @description The operator has withdrawn the order. Clients stop following it. */
            is_deleted: boolean;
            machine: components["schemas"]["OrderMachine"];
            items: components["schemas"]["OrderItem"][];
            payment_method: components["schemas"]["PaymentMethod"];
            total_amount: components["schemas"]["Money"];
            deposit_amount?: components["schemas"]["Money"];
            discount_amount: components["schemas"]["Money"];
            net_payable_amount: components["schemas"]["Money"];
            currency?: components["schemas"]["Currency"];
            taxes?: components["schemas"]["Taxes"];
            /** @description The amount that a refund would return now. */
            refundable_amount: components["schemas"]["Money"];
            offer_id?: components["schemas"]["Id"];
            /** @description The age that the machine checks before it dispenses. */
            min_age?: number;
            /** @description The number of the tax invoice. */
            invoice_number?: string;
            payment_progress?: components["schemas"]["PaymentProgress"];
            cancel_reason?: components["schemas"]["CancelReason"];
            created_at: components["schemas"]["Instant"];
            paid_at?: components["schemas"]["Instant"];
            dispense_started_at?: components["schemas"]["Instant"];
            completed_at?: components["schemas"]["Instant"];
            refund?: components["schemas"]["OrderRefund"];
            rating?: components["schemas"]["Rating"];
        };
        OrderListResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Order"][];
            meta: components["schemas"]["Meta"];
        };
        OrderProduct: {
            product_id: components["schemas"]["Id"];
            quantity: number;
            price: components["schemas"]["Money"];
            motor_id: components["schemas"]["Id"];
            custom_ingredients: components["schemas"]["CustomIngredient"][];
        };
        OrderRequest: {
            user_id: components["schemas"]["Id"];
            vending_machine_id: components["schemas"]["Id"];
            products: components["schemas"]["OrderProduct"][];
            payment_method: components["schemas"]["PaymentMethod"];
            net_payable_amount: components["schemas"]["Money"];
            /** @description The `source_id` of a saved meal card, otherwise null. */
            source_id: string | null;
            total_amount: components["schemas"]["Money"];
            offer_id?: components["schemas"]["Id"];
            /** @description The customer confirmed to be at least this old. Servers reject an order of a product with a higher `min_age`, or at a machine that does not check it (CART_1000), and have the machine check the age before it dispenses. */
            confirmed_age?: number;
        };
        /** @description Nothing is left to pay. Read the order. */
        NoPayment: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "none";
        };
        /** @description Open the provider's page. The customer returns as described for a form. */
        RedirectPayment: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "redirect";
            /** Format: uri */
            url: string;
        };
        /**
         * @description Post these fields, which the server has signed, to the provider's page.
         *
         *     The provider sends the browser back to a URL of the server, by POST or GET. The server checks signature, order, amount and
         *     currency, applies the result and redirects to the app with 303: for the card provider to `/payu-payment-success?order_id=…`
         *     or `/payu-payment-failure?order_id=…`, for the meal-card provider to `/sodexo-payment-success` or `/sodexo-payment-failure`.
         *     The server takes the app's URL from its configuration. The app uses only the id from this URL, and reads the order.
         *
         *     The provider also sends the result to the server's webhook, which treats it the same way: the first result counts; the
         *     second changes nothing and gets a success response. If the browser returns before the result is final, the order is
         *     pending with `payment_progress: confirming`. The first result of an order is final: a payment that arrives after a
         *     failure or a cancellation is refunded.
         */
        FormPostPayment: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "form_post";
            /** Format: uri */
            url: string;
            fields: {
                [key: string]: string;
            };
        };
        /**
         * @description The customer approves the payment in another app, for example a UPI app. On a phone, open the link in the customer's tap;
         *     on another screen, show it as a QR code. The customer's page stays open and reads the order: the app that was opened
         *     proves nothing.
         *
         *     Only the provider's webhook, or the server's own question to the provider, decides: the server checks signature, order,
         *     amount and currency, and the first result counts. A decline cancels the order (`declined`), and so does the end of
         *     `expires_in` (`expired`). A payment that arrives after that is refunded.
         *
         *     Send it only for a `payment_method` that is paid in an app (UPI), which clients that don't know this kind never send.
         */
        OpenAppPayment: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "open_app";
            /**
             * Format: uri
             * @description Opens the app, for example `upi://pay?…`, unchanged from the provider. Clients open only the schemes that their operator allows, and refuse a `upi:` link with another amount or currency.
             */
            link: string;
            /**
             * Format: uri
             * @description The content of the QR code, if it isn't `link`. The same rules apply.
             */
            qr_data?: string;
            /** @description What the customer approves, which is the order's `net_payable_amount`. */
            amount: components["schemas"]["Money"];
            currency?: components["schemas"]["Currency"];
            /** @description Seconds in which the customer can still approve. */
            expires_in: number;
        };
        /** @description How the customer pays. */
        Payment: components["schemas"]["NoPayment"] | components["schemas"]["RedirectPayment"] | components["schemas"]["FormPostPayment"] | components["schemas"]["OpenAppPayment"];
        OrderReceived: {
            order_id: components["schemas"]["Id"];
            payment_method: components["schemas"]["PaymentMethod"];
            payment: components["schemas"]["Payment"];
            /** @description The order, if it is already paid, as `getOrder` returns it. It spares the client that call before the customer can start the machine. */
            order?: components["schemas"]["Order"];
        };
        OrderReceivedResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["OrderReceived"];
        };
        /**
         * @description The cart codes, and PAY_1001 wallet balance too low, PAY_1002 payment method not available, or a card that the customer hasn't saved, PAY_1003 another order of this customer is still waiting at this machine; a server may allow that.
         * @enum {string}
         */
        OrderErrorCode: "CART_1000" | "CART_1001" | "CART_1002" | "CART_1003" | "OF_1004" | "PAY_1001" | "PAY_1002" | "PAY_1003";
        OrderErrorResponse: {
            code: components["schemas"]["OrderErrorCode"];
            message: components["schemas"]["Message"];
        };
        OrderResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Order"];
        };
        RatingRequest: {
            rating: components["schemas"]["Rating"];
            /** @description Rates this item instead of the whole order. Available if the access token lists the feature `itemRatings`. */
            item_id?: components["schemas"]["Id"];
        };
        /** @description A link to a page or a PDF, on any https origin. It opens in a new tab without a token, so it contains a secret and may expire after an hour; each call returns a valid link. The receipt shows items, discount, taxes, the paid amount and the refund, if any. */
        Receipt: {
            /** Format: uri */
            link: string;
        };
        ReceiptResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Receipt"];
        };
        /**
         * @description none: the key has no order. open: the order is unpaid. confirming: the customer has paid, and the provider's result is being processed. paid: the order is paid and belongs to its payer. canceled: nothing is owed; a payment that arrives later is refunded to its payer.
         * @enum {string}
         */
        PaymentOutcome: "none" | "open" | "confirming" | "paid" | "canceled";
        /** @description How the payment of an idempotency key stands. It says nothing about the payer. */
        PaymentAttempt: {
            outcome: components["schemas"]["PaymentOutcome"];
            /** @description The order, unless the outcome is none. */
            order_id?: components["schemas"]["Id"];
            net_payable_amount?: components["schemas"]["Money"];
            currency?: components["schemas"]["Currency"];
            /** @description When an open payment is canceled at the latest. */
            ends_at?: components["schemas"]["Instant"];
        };
        PaymentAttemptResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["PaymentAttempt"];
        };
        /** @description How a payment stands, for a browser that has only its return address. It says nothing about the payer. */
        ReturnedPayment: {
            outcome: components["schemas"]["PaymentOutcome"];
            /** @description The order of the token. Clients show nothing if the address names another one. */
            order_id: components["schemas"]["Id"];
            order_number: components["schemas"]["OrderNumber"];
            net_payable_amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
        };
        ReturnedPaymentResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["ReturnedPayment"];
        };
        PaymentOption: {
            method: components["schemas"]["PaymentMethod"];
            name: string;
            description?: string;
            is_enabled: boolean;
        };
        PaymentOptions: {
            payment_options: components["schemas"]["PaymentOption"][];
        };
        PaymentOptionsResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["PaymentOptions"];
        };
        /** @enum {string} */
        CardType: "meal_card";
        /** @description Masked except for the last four digits. The full number is entered only on the provider's page. */
        MaskedCardNumber: string;
        /** @description A saved meal card. `source_id` is assigned by the server; the provider's token never leaves the server. */
        MealCard: {
            source_id: components["schemas"]["Id"];
            card_type: components["schemas"]["CardType"];
            name: string;
            card_no: components["schemas"]["MaskedCardNumber"];
            description?: string;
        };
        MealCardListResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["MealCard"][];
            meta: components["schemas"]["Meta"];
        };
        SavedCard: {
            card_type: components["schemas"]["CardType"];
            name: string;
            card_no: components["schemas"]["MaskedCardNumber"];
            description?: string;
            /** @description The customer consents to saving the card. With false, nothing is saved. */
            saveCard: boolean;
        };
        MealCardResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["MealCard"];
        };
        /** @description The names of the first products, with the quantity where it is more than one. */
        ProductSummary: string;
        Refund: {
            id: components["schemas"]["Id"];
            order_id: components["schemas"]["Id"];
            order_number: components["schemas"]["OrderNumber"];
            machine_name: components["schemas"]["MachineName"];
            amount: components["schemas"]["Money"];
            currency?: components["schemas"]["Currency"];
            kind: components["schemas"]["RefundKind"];
            mode: components["schemas"]["RefundMode"];
            status: components["schemas"]["RefundStatus"];
            created_at: components["schemas"]["Instant"];
            processed_at?: components["schemas"]["Instant"];
            destination?: components["schemas"]["RefundDestination"];
            stages?: components["schemas"]["RefundStages"];
            expected_on?: components["schemas"]["RefundExpected"];
            bank_reference?: components["schemas"]["BankReference"];
            lines?: components["schemas"]["RefundLines"];
            /** @description The names of the refunded products, with the refunded quantity where it is more than one. A list of refunds names each refund by it. */
            summary?: components["schemas"]["ProductSummary"];
        };
        RefundListResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Refund"][];
            meta: components["schemas"]["Meta"];
        };
        RefundRequest: {
            order_id: components["schemas"]["Id"];
            mode: components["schemas"]["RefundMode"];
            /** @description An item that counts as dispensed but that the customer did not get. Available if the access token lists the feature `missingItems`. */
            item_id?: components["schemas"]["Id"];
        };
        RefundResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Refund"];
        };
        Balance: {
            balance: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
        };
        BalanceResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Balance"];
        };
        ClientLocation: {
            id: components["schemas"]["Id"];
            name: string;
        };
        WalletReference: {
            id: components["schemas"]["Id"];
        };
        LocationWallet: {
            clientLocation: components["schemas"]["ClientLocation"];
            wallet: components["schemas"]["WalletReference"];
        };
        LocationWalletResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["LocationWallet"];
        };
        /** @enum {string} */
        TransactionType: "credit" | "debit";
        WalletTransaction: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["TransactionType"];
            amount: components["schemas"]["Money"];
            balance_after: components["schemas"]["Money"];
            currency?: components["schemas"]["Currency"];
            description: string;
            order_id?: components["schemas"]["Id"];
            created_at: components["schemas"]["Instant"];
        };
        WalletTransactionListResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["WalletTransaction"][];
            meta: components["schemas"]["Meta"];
        };
        /** @description One row of the order history. */
        OrderTransaction: {
            id: components["schemas"]["Id"];
            order_id: components["schemas"]["Id"];
            order_number: components["schemas"]["OrderNumber"];
            vending_machine_id: components["schemas"]["Id"];
            machine_name: components["schemas"]["MachineName"];
            summary: components["schemas"]["ProductSummary"];
            item_count: number;
            image_url: components["schemas"]["Picture"];
            amount: components["schemas"]["Money"];
            currency?: components["schemas"]["Currency"];
            payment_method: components["schemas"]["PaymentMethod"];
            status: components["schemas"]["OrderStatus"];
            created_at: components["schemas"]["Instant"];
        };
        OrderTransactionListResponse: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["OrderTransaction"][];
            meta: components["schemas"]["Meta"];
        };
        /** @description The decrypted payload. The app also accepts Firebase's format, with `title` and `body` in `notification` and `path` in `data`. */
        PushMessage: {
            title: string;
            /** @description May be empty. */
            body: string;
            /** @description The path of the app that a tap opens. For anything else, the start page opens. */
            path: string;
        };
    };
    responses: {
        /** @description The token is missing, unknown or expired, or the calling app is unknown. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The request does not conform to this document. */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Too many codes were requested. */
        TooMany: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 30
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The server failed. This proves nothing: the server may have carried out the call. Repeat it with the same `Idempotency-Key` if it has one. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The service is down for maintenance, or overloaded. Like a 500, this proves nothing: the server may have carried out the call. Customers see the message of `SERVER_5030`. */
        Unavailable: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 30
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description It doesn't exist, or it belongs to another customer. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Too many calls. This one was not carried out. It may be sent again after `Retry-After`. */
        TooManyCalls: {
            headers: {
                /**
                 * @description Seconds to wait.
                 * @example 30
                 */
                "Retry-After": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The token belongs to another customer, or the call needs an account and the caller is a guest. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
    };
    parameters: {
        /**
         * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
         * @example vending-web
         */
        ClientId: string;
        /**
         * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
         * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
         */
        RequestId: string;
        /**
         * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
         * @example de
         */
        Language: string;
        /**
         * @description The refresh token of the session. The response replaces it.
         * @example rt_0000000000000000000001
         */
        RefreshToken: string;
        /**
         * @description The id of this installation of the app. Servers also accept this header as `device-id`, because proxies may drop names with an underscore.
         * @example 0d4f4c1e-6c2b-4f5e-9a51-2f5c8f1f7f10
         */
        DeviceId: components["schemas"]["DeviceId"];
        /**
         * @description Part of a machine's id, name or place, in upper or lower case.
         * @example tower
         */
        MachineKeyword: string;
        /**
         * @description Machine id.
         * @example VM-1001
         */
        Id: components["schemas"]["Id"];
        /**
         * @description Machine id. Some calls take -1 for all machines.
         * @example VM-1001
         */
        MachineId: components["schemas"]["Id"];
        /**
         * @description Degrees. Two decimals are enough and don't reveal the customer's exact position.
         * @example 18.95
         */
        Latitude: components["schemas"]["Latitude"];
        /**
         * @description Degrees. Two decimals are enough.
         * @example 72.84
         */
        Longitude: components["schemas"]["Longitude"];
        /**
         * @description Whether a product or a machine is marked.
         * @example product
         */
        FavoriteKind: components["schemas"]["FavoriteKind"];
        /**
         * @description Product id or machine id.
         * @example prd-oat-bar
         */
        TargetId: components["schemas"]["Id"];
        /**
         * @description Cart id of a quote.
         * @example cart-0001
         */
        CartId: components["schemas"]["Id"];
        /**
         * @description true returns the first 100 rows on one page and ignores page and limit.
         * @example false
         */
        PageOff: boolean;
        /**
         * @description The `sub` claim of the access token.
         * @example usr-regular
         */
        UserId: components["schemas"]["Id"];
        /**
         * @description Page number, from 1. A page past the end is empty.
         * @example 1
         */
        Page: number;
        /**
         * @description Rows per page.
         * @example 10
         */
        Limit: number;
        /**
         * @description Sort direction, in lower case.
         * @example asc
         */
        OrdersDirection: "asc" | "desc";
        /**
         * @description Has no effect: rows are always complete. Servers accept it, because existing clients send it.
         * @example false
         */
        IsList: boolean;
        /**
         * @description Only orders with one of these statuses, separated by commas.
         * @example [
         *       "In-Progress",
         *       "Paid"
         *     ]
         */
        OrderStatuses: components["schemas"]["OrderStatus"][];
        /**
         * @description One key for each checkout attempt: a random UUID. It stands for one payment across all customers, so that "never made"
         *     (ORDER_4040) is true for every caller of unblockOrder. Look it up before you check prices, stock, offer or balance.
         *     The whole key counts: keys that differ in one letter, or only in upper and lower case, are two keys.
         *
         *     - Same key, same JSON: the response is the order that the first call created, and nothing more is charged. If nothing is
         *       left to pay (the order is paid, being confirmed or canceled), `payment.kind` is `none`: read the order.
         *     - A key with another customer's order: 403, and nothing about the order. A guest's order that moved to an account at
         *       sign-in belongs to the account.
         *     - Same key, different JSON: 409 with ORDER_4090. The order of fields does not matter.
         *     - Two concurrent calls: one creates the order, the other waits and returns it.
         *     - A rejected call (4xx) doesn't use up the key: it can be used again, also with a different body.
         *     - A key with an order is stored as long as the order. A key voided by unblockOrder is stored for at least 90 days.
         * @example 8a6a0c0e-52f1-4a10-93f9-1b7a0e5e7c77
         */
        IdempotencyKey: string;
        /**
         * @description Order id.
         * @example ord-0001
         */
        OrderId: components["schemas"]["Id"];
        /**
         * @description The key of a checkout attempt whose order id is unknown. Send it with an order id of -1.
         * @example 8a6a0c0e-52f1-4a10-93f9-1b7a0e5e7c77
         */
        AttemptKey: string;
        /**
         * @description The key of a checkout attempt. Only the phone that started it knows it.
         * @example 8a6a0c0e-52f1-4a10-93f9-1b7a0e5e7c77
         */
        PaymentKey: string;
        /**
         * @description The token that the server put behind the `#` of the address at which a payment returned. The server signs it: it names one order and the time at which it expires.
         * @example ord-0003.1793611200.Zm9yLXRoZS1leGFtcGxlcw
         */
        PaymentToken: string;
        /**
         * @description The id of a saved meal card.
         * @example src-0001
         */
        SourceId: components["schemas"]["Id"];
        /**
         * @description Part of a text in the row, in upper or lower case. If empty, all rows match.
         * @example coffee
         */
        Keyword: string;
        /**
         * @description Field to sort by.
         * @example created_at
         */
        Sort: "created_at";
        /**
         * @description Sort direction, in upper case.
         * @example DESC
         */
        Direction: "ASC" | "DESC";
        /**
         * @description Only refunds with one of these statuses, separated by commas.
         * @example [
         *       "Initiated",
         *       "Failed"
         *     ]
         */
        RefundStatuses: components["schemas"]["RefundStatus"][];
        /**
         * @description One key for each refund request. It counts only together with its order. Repeating it for the same order returns the refund that it created. The key is stored as long as the order.
         * @example 0d6e2e62-8f1c-4d0b-9a56-5a35f6d2f0a1
         */
        RefundKey: string;
        /**
         * @description The wallet's country warehouse.
         * @example 79
         */
        WarehouseId: components["schemas"]["Id"];
        /**
         * @description The company wallet's client location.
         * @example loc-01
         */
        LocationId: components["schemas"]["Id"];
        /**
         * @description First day (inclusive), in the operator's time zone.
         * @example 2026-10-01
         */
        FromDate: string;
        /**
         * @description Last day (inclusive), in the operator's time zone.
         * @example 2026-10-31
         */
        ToDate: string;
        /**
         * @description Only money in or only money out.
         * @example credit
         */
        TransactionType: components["schemas"]["TransactionType"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description The language of the texts in the response (RFC 9110): the names, offers and descriptions of the operator. One language. Clients mark these texts with it if it is not their own, for voices and for the direction of writing; without the header, they don't know it. Names that have only one form, such as brands, keep it.
         * @example de
         */
        ContentLanguage: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    requestOtp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpRequest"];
            };
        };
        responses: {
            /** @description The code was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpTicketResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendOtp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpResend"];
            };
        };
        responses: {
            /** @description The code was sent again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpTicketResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyOtp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpVerification"];
            };
        };
        responses: {
            /** @description An authorization code for one call of createAccessToken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthCodeResponse"];
                };
            };
            /** @description The code is wrong or has expired. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpErrorResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAccessToken: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessTokenRequest"];
            };
        };
        responses: {
            /** @description A signed-in session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokensResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInGuest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestLogin"];
            };
        };
        responses: {
            /** @description A guest session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestTokensResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshTokens: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The refresh token of the session. The response replaces it.
                 * @example rt_0000000000000000000001
                 */
                refreshToken: components["parameters"]["RefreshToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRefresh"];
            };
        };
        responses: {
            /** @description New tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokensResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The id of this installation of the app. Servers also accept this header as `device-id`, because proxies may drop names with an underscore.
                 * @example 0d4f4c1e-6c2b-4f5e-9a51-2f5c8f1f7f10
                 */
                device_id: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended and its tokens are invalid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description The updated profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCustomer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The id of this installation of the app. Servers also accept this header as `device-id`, because proxies may drop names with an underscore.
                 * @example 0d4f4c1e-6c2b-4f5e-9a51-2f5c8f1f7f10
                 */
                device_id: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is deleted and its sessions have ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePushToken: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushTokenUpdate"];
            };
        };
        responses: {
            /** @description Registered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMachines: {
        parameters: {
            query: {
                /**
                 * @description Part of a machine's id, name or place, in upper or lower case.
                 * @example tower
                 */
                keyword: components["parameters"]["MachineKeyword"];
            };
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matching machines. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineListResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMachine: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Machine id.
                 * @example VM-1001
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The machine. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMachineProducts: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Machine id. Some calls take -1 for all machines.
                 * @example VM-1001
                 */
                machineId: components["parameters"]["MachineId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Layout and stock. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineProductsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamMachine: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Machine id. Some calls take -1 for all machines.
                 * @example VM-1001
                 */
                machineId: components["parameters"]["MachineId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An endless stream of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["LiveMessage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNearbyMachines: {
        parameters: {
            query: {
                /**
                 * @description Degrees. Two decimals are enough and don't reveal the customer's exact position.
                 * @example 18.95
                 */
                latitude: components["parameters"]["Latitude"];
                /**
                 * @description Degrees. Two decimals are enough.
                 * @example 72.84
                 */
                longitude: components["parameters"]["Longitude"];
            };
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The machines. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineListResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFavorites: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The favorites. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteListResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveFavorite: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Whether a product or a machine is marked.
                 * @example product
                 */
                kind: components["parameters"]["FavoriteKind"];
                /**
                 * @description Product id or machine id.
                 * @example prd-oat-bar
                 */
                targetId: components["parameters"]["TargetId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavoriteUpdate"];
            };
        };
        responses: {
            /** @description The updated favorite. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteFavorite: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Whether a product or a machine is marked.
                 * @example product
                 */
                kind: components["parameters"]["FavoriteKind"];
                /**
                 * @description Product id or machine id.
                 * @example prd-oat-bar
                 */
                targetId: components["parameters"]["TargetId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The favorite is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWishes: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Machine id. Some calls take -1 for all machines.
                 * @example VM-1001
                 */
                machineId: components["parameters"]["MachineId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The wishes. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishListResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWish: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Machine id. Some calls take -1 for all machines.
                 * @example VM-1001
                 */
                machineId: components["parameters"]["MachineId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishRequest"];
            };
        };
        responses: {
            /** @description The wish with its count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateCart: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Machine id. Some calls take -1 for all machines.
                 * @example VM-1001
                 */
                machineId: components["parameters"]["MachineId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartValidation"];
            };
        };
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteResponse"];
                };
            };
            /** @description The cart cannot be sold in its current form. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartErrorResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Cart id of a quote.
                 * @example cart-0001
                 */
                cartId: components["parameters"]["CartId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOffers: {
        parameters: {
            query?: {
                /**
                 * @description true returns the first 100 rows on one page and ignores page and limit.
                 * @example false
                 */
                pageOff?: components["parameters"]["PageOff"];
            };
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Machine id. Some calls take -1 for all machines.
                 * @example VM-1001
                 */
                machineId: components["parameters"]["MachineId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offers. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferListResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1. A page past the end is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Sort direction, in lower case.
                 * @example asc
                 */
                order?: components["parameters"]["OrdersDirection"];
                /**
                 * @description true returns the first 100 rows on one page and ignores page and limit.
                 * @example false
                 */
                pageOff?: components["parameters"]["PageOff"];
                /**
                 * @description Has no effect: rows are always complete. Servers accept it, because existing clients send it.
                 * @example false
                 */
                isList?: components["parameters"]["IsList"];
                /**
                 * @description Only orders with one of these statuses, separated by commas.
                 * @example [
                 *       "In-Progress",
                 *       "Paid"
                 *     ]
                 */
                status?: components["parameters"]["OrderStatuses"];
            };
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description The `sub` claim of the access token.
                 * @example usr-regular
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description Machine id. Some calls take -1 for all machines.
                 * @example VM-1001
                 */
                machineId: components["parameters"]["MachineId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderListResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description One key for each checkout attempt: a random UUID. It stands for one payment across all customers, so that "never made"
                 *     (ORDER_4040) is true for every caller of unblockOrder. Look it up before you check prices, stock, offer or balance.
                 *     The whole key counts: keys that differ in one letter, or only in upper and lower case, are two keys.
                 *
                 *     - Same key, same JSON: the response is the order that the first call created, and nothing more is charged. If nothing is
                 *       left to pay (the order is paid, being confirmed or canceled), `payment.kind` is `none`: read the order.
                 *     - A key with another customer's order: 403, and nothing about the order. A guest's order that moved to an account at
                 *       sign-in belongs to the account.
                 *     - Same key, different JSON: 409 with ORDER_4090. The order of fields does not matter.
                 *     - Two concurrent calls: one creates the order, the other waits and returns it.
                 *     - A rejected call (4xx) doesn't use up the key: it can be used again, also with a different body.
                 *     - A key with an order is stored as long as the order. A key voided by unblockOrder is stored for at least 90 days.
                 * @example 8a6a0c0e-52f1-4a10-93f9-1b7a0e5e7c77
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `sub` claim of the access token.
                 * @example usr-regular
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description Machine id. Some calls take -1 for all machines.
                 * @example VM-1001
                 */
                machineId: components["parameters"]["MachineId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description The order and how to pay for it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReceivedResponse"];
                };
            };
            /** @description The order cannot be created. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderErrorResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The key was used with a different body, or voided by unblockOrder. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description The `sub` claim of the access token.
                 * @example usr-regular
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description Machine id. Some calls take -1 for all machines.
                 * @example VM-1001
                 */
                machineId: components["parameters"]["MachineId"];
                /**
                 * @description Order id.
                 * @example ord-0001
                 */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    dispenseOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description The `sub` claim of the access token.
                 * @example usr-regular
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description Machine id. Some calls take -1 for all machines.
                 * @example VM-1001
                 */
                machineId: components["parameters"]["MachineId"];
                /**
                 * @description Order id.
                 * @example ord-0001
                 */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, being dispensed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The order cannot be dispensed now. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unblockOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The key of a checkout attempt whose order id is unknown. Send it with an order id of -1.
                 * @example 8a6a0c0e-52f1-4a10-93f9-1b7a0e5e7c77
                 */
                "Idempotency-Key"?: components["parameters"]["AttemptKey"];
            };
            path: {
                /**
                 * @description The `sub` claim of the access token.
                 * @example usr-regular
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description Machine id. Some calls take -1 for all machines.
                 * @example VM-1001
                 */
                machineId: components["parameters"]["MachineId"];
                /**
                 * @description Order id.
                 * @example ord-0001
                 */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, no longer active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The order does not exist, or the key has no order. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The order's payment is being confirmed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rateOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description The `sub` claim of the access token.
                 * @example usr-regular
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description Machine id. Some calls take -1 for all machines.
                 * @example VM-1001
                 */
                machineId: components["parameters"]["MachineId"];
                /**
                 * @description Order id.
                 * @example ord-0001
                 */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RatingRequest"];
            };
        };
        responses: {
            /** @description The order, with its rating. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The order has not ended at the machine yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReceipt: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description The `sub` claim of the access token.
                 * @example usr-regular
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description Machine id. Some calls take -1 for all machines.
                 * @example VM-1001
                 */
                machineId: components["parameters"]["MachineId"];
                /**
                 * @description Order id.
                 * @example ord-0001
                 */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link to the receipt. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description There is no receipt yet. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentAttempt: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The key of a checkout attempt. Only the phone that started it knows it.
                 * @example 8a6a0c0e-52f1-4a10-93f9-1b7a0e5e7c77
                 */
                "Idempotency-Key": components["parameters"]["PaymentKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAttemptResponse"];
                };
            };
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endPaymentAttempt: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The key of a checkout attempt. Only the phone that started it knows it.
                 * @example 8a6a0c0e-52f1-4a10-93f9-1b7a0e5e7c77
                 */
                "Idempotency-Key": components["parameters"]["PaymentKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAttemptResponse"];
                };
            };
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReturnedPayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The token that the server put behind the `#` of the address at which a payment returned. The server signs it: it names one order and the time at which it expires.
                 * @example ord-0003.1793611200.Zm9yLXRoZS1leGFtcGxlcw
                 */
                "Payment-Token": components["parameters"]["PaymentToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnedPaymentResponse"];
                };
            };
            /** @description The token stands for no payment, or has expired. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaymentOptions: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment methods. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOptionsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMealCards: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved meal cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MealCardListResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMealCard: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description The id of a saved meal card.
                 * @example src-0001
                 */
                sourceId: components["parameters"]["SourceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card is deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveCard: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedCard"];
            };
        };
        responses: {
            /** @description The saved card with its id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MealCardResponse"];
                };
            };
            /** @description The card was not saved. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRefunds: {
        parameters: {
            query?: {
                /**
                 * @description true returns the first 100 rows on one page and ignores page and limit.
                 * @example false
                 */
                pageOff?: components["parameters"]["PageOff"];
                /**
                 * @description Has no effect: rows are always complete. Servers accept it, because existing clients send it.
                 * @example false
                 */
                isList?: components["parameters"]["IsList"];
                /**
                 * @description Rows per page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1. A page past the end is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Part of a text in the row, in upper or lower case. If empty, all rows match.
                 * @example coffee
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Field to sort by.
                 * @example created_at
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Sort direction, in upper case.
                 * @example DESC
                 */
                order?: components["parameters"]["Direction"];
                /**
                 * @description Only refunds with one of these statuses, separated by commas.
                 * @example [
                 *       "Initiated",
                 *       "Failed"
                 *     ]
                 */
                status?: components["parameters"]["RefundStatuses"];
            };
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refunds. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundListResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRefund: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description One key for each refund request. It counts only together with its order. Repeating it for the same order returns the refund that it created. The key is stored as long as the order.
                 * @example 0d6e2e62-8f1c-4d0b-9a56-5a35f6d2f0a1
                 */
                "Idempotency-Key"?: components["parameters"]["RefundKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundRequest"];
            };
        };
        responses: {
            /** @description The refund. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The order cannot be refunded. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWalletBalance: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description The `sub` claim of the access token.
                 * @example usr-regular
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyWalletBalance: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description The wallet's country warehouse.
                 * @example 79
                 */
                warehouseId: components["parameters"]["WarehouseId"];
                /**
                 * @description The company wallet's client location.
                 * @example loc-01
                 */
                locationId: components["parameters"]["LocationId"];
                /**
                 * @description The `sub` claim of the access token.
                 * @example usr-regular
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BalanceResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLocationWallet: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description The wallet's country warehouse.
                 * @example 79
                 */
                warehouseId: components["parameters"]["WarehouseId"];
                /**
                 * @description The `sub` claim of the access token.
                 * @example usr-regular
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The client location and its wallet. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationWalletResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWalletTransactions: {
        parameters: {
            query?: {
                /**
                 * @description true returns the first 100 rows on one page and ignores page and limit.
                 * @example false
                 */
                pageOff?: components["parameters"]["PageOff"];
                /**
                 * @description Page number, from 1. A page past the end is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Part of a text in the row, in upper or lower case. If empty, all rows match.
                 * @example coffee
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Field to sort by.
                 * @example created_at
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Sort direction, in upper case.
                 * @example DESC
                 */
                order?: components["parameters"]["Direction"];
                /**
                 * @description First day (inclusive), in the operator's time zone.
                 * @example 2026-10-01
                 */
                fromDate?: components["parameters"]["FromDate"];
                /**
                 * @description Last day (inclusive), in the operator's time zone.
                 * @example 2026-10-31
                 */
                toDate?: components["parameters"]["ToDate"];
                /**
                 * @description Only money in or only money out.
                 * @example credit
                 */
                type?: components["parameters"]["TransactionType"];
            };
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description The `sub` claim of the access token.
                 * @example usr-regular
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transactions. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletTransactionListResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyWalletTransactions: {
        parameters: {
            query?: {
                /**
                 * @description true returns the first 100 rows on one page and ignores page and limit.
                 * @example false
                 */
                pageOff?: components["parameters"]["PageOff"];
                /**
                 * @description Page number, from 1. A page past the end is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows per page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Part of a text in the row, in upper or lower case. If empty, all rows match.
                 * @example coffee
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Field to sort by.
                 * @example created_at
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Sort direction, in upper case.
                 * @example DESC
                 */
                order?: components["parameters"]["Direction"];
                /**
                 * @description First day (inclusive), in the operator's time zone.
                 * @example 2026-10-01
                 */
                fromDate?: components["parameters"]["FromDate"];
                /**
                 * @description Last day (inclusive), in the operator's time zone.
                 * @example 2026-10-31
                 */
                toDate?: components["parameters"]["ToDate"];
                /**
                 * @description Only money in or only money out.
                 * @example credit
                 */
                type?: components["parameters"]["TransactionType"];
            };
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description The wallet's country warehouse.
                 * @example 79
                 */
                warehouseId: components["parameters"]["WarehouseId"];
                /**
                 * @description The company wallet's client location.
                 * @example loc-01
                 */
                locationId: components["parameters"]["LocationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transactions. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletTransactionListResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrderTransactions: {
        parameters: {
            query?: {
                /**
                 * @description true returns the first 100 rows on one page and ignores page and limit.
                 * @example false
                 */
                pageOff?: components["parameters"]["PageOff"];
                /**
                 * @description Rows per page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1. A page past the end is empty.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Part of a text in the row, in upper or lower case. If empty, all rows match.
                 * @example coffee
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Field to sort by.
                 * @example created_at
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Sort direction, in upper case.
                 * @example DESC
                 */
                order?: components["parameters"]["Direction"];
            };
            header: {
                /**
                 * @description The calling app. Proxies such as nginx drop header names with an underscore, so servers also accept `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The server returns it in the response, also with an error. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The app's language (RFC 9110). If the server supports it, texts in responses, error messages and later push messages use this language. `Content-Language` of the response says which language its texts have.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows of the order history. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderTransactionListResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Malformed"];
            429: components["responses"]["TooManyCalls"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    pushMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushMessage"];
            };
        };
        responses: {
            /** @description The push service has accepted the message. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
export type ErrorCode = 'AUTH_4010' | 'AUTH_4030' | 'CARD_1001' | 'CART_1000' | 'CART_1001' | 'CART_1002' | 'CART_1003' | 'FOUND_4040' | 'OF_1004' | 'ORDER_4040' | 'ORDER_4041' | 'ORDER_4090' | 'ORDER_4091' | 'ORDER_4092' | 'ORDER_4093' | 'ORDER_4094' | 'ORDER_4095' | 'ORDER_4096' | 'OTP_1001' | 'OTP_1002' | 'OTP_1003' | 'OTP_4290' | 'PAY_1001' | 'PAY_1002' | 'PAY_1003' | 'RATE_4290' | 'REFUND_4090' | 'REFUND_4091' | 'REFUND_4092' | 'REQUEST_4220' | 'SERVER_5000' | 'SERVER_5030'
