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
         * @description Sends a text message with a one-time code and starts an attempt to sign in. Pass the response's `ref_id` to verifyOtp or resendOtp. A phone that asks again too soon gets 429 with `Retry-After`.
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
         * @description Checks the code that the customer typed and returns an authorization code, good for one createAccessToken. The PKCE challenge is sent here, the verifier with createAccessToken (RFC 7636).
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
         * @description Exchanges an authorization code and its PKCE verifier for a session. Orders that a guest made on this device move to the customer. An unknown, used or expired code, or a verifier that does not match, returns 401.
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
         * @description Starts a guest session; no account is needed. With `user_id`, a returning guest keeps the same identity and orders. The proof is `device_id`: other devices get 403. Phones whose storage was emptied start as a new guest.
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
         * @description Returns new tokens and uses up the refresh token. The same token works once more within 60 seconds, because the first response may have been lost; tokens of both responses are valid. A later or a third use looks like theft and ends the session: 401, and none of its tokens work.
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
         * @description Ends the session that the token belongs to. None of its tokens work afterwards, and this device gets no more push messages. An expired access token is accepted, so that a phone that was offline can end its session later.
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
         * @description Changes the fields that are sent and leaves the others as they are. Guests get 403.
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
         * @description Deletes the account, ends all of its sessions and removes its devices from push messages. This can't be undone. Guests get 403.
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
         * @description Registers this device for push messages, or replaces its token. Works for guests and customers. `fcm_token` is a token of Firebase, or the browser's push subscription as JSON. The webhook `pushMessage` describes what is sent. A device that the push service no longer knows (404, 410) is removed.
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
         * @description Returns one machine with its layout. The id may be sent in upper or lower case; the `id` in the response is the machine's own spelling. Works without a token.
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
         * @description Returns the layout, the stock of each slot and the server's clock in one call. The client derives from them what can be sold: blocked and expired products are included. Works without a token.
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
         *     At least every 30 seconds something is sent, a comment line (`: still here`) if there is no news, so that no proxy closes the connection. The response is neither compressed nor buffered (`Cache-Control: no-store`, `X-Accel-Buffering: no`). The token is checked when the stream opens; an open stream outlives it. The server may end the stream at any time, for example for a new release: the client connects again after a second and learns the status from the first event. Event ids are not used, because only the latest status matters.
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
         * @description Lists machines with a `location`, nearest first, at most 50. Works without a token. Offered where the access token names the feature `nearby`.
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
         * @description Lists the customer's favorite products and machines, newest first. Guests keep theirs on the phone and get 403. Offered where the access token names the feature `favorites`.
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
         * @description Marks a product or machine, or changes what the customer wants to be told about it. Repeating the call changes nothing. Guests get 403.
         */
        put: operations["saveFavorite"];
        post?: never;
        /**
         * Unmark a favorite
         * @description Removes a favorite. Removing one that is not marked changes nothing. Guests get 403.
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
         * @description Lists what customers wish for at a machine, most wanted first. Another customer's words are shown only once the operator has checked them. Offered where the access token names the feature `wishes`.
         */
        get: operations["listWishes"];
        put?: never;
        /**
         * Wish for something at a machine
         * @description Counts the caller once for a wish. The same words, in upper or lower case, are the same wish. Repeating the call changes nothing.
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
         * @description Prices a cart and checks stock and offer. The response is a quote, and createOrder accepts only quoted prices. A line that can't be sold in full comes back with `removedQty`; if no line can be sold, the response is 400.
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
         * @description Returns a cart that validateCart has quoted. The path has a literal -1 in place of the machine id.
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
         * @description Creates an order from a quote and returns how to pay for it. The request repeats the lines and both amounts of the quote. Price, stock and offer are computed again, and any difference is refused with 400: no older price is ever charged. Nothing is reserved before the order is dispensed. A repeated call with the same `Idempotency-Key` and body returns the order that the first call created and charges nothing more; with a different body it returns 409.
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
         * @description Returns an order with its items, its payment and, where there is one, its refund. The app polls this call while products come out. A machine id of -1 means any machine.
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
         * @description Tells the machine to dispense a paid order. There is no request body. Repeating the call while the order is dispensing changes nothing and returns the order.
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
         * @description Releases the customer from an order. A paid order is no longer active and can be refunded. An order in progress is no longer active; if its machine has stopped responding, the order ends now and what did not come out can be refunded. A pending order is cancelled, and if the provider confirms its payment later, the server reverses it. While a payment is being confirmed, the response is 409 with ORDER_4094.
         *     With an `Idempotency-Key` and an order id of -1, the call means the order created under that key. If it is pending, it is cancelled; otherwise it is returned unchanged. If no order was created, the key is void from now on: 404 with ORDER_4040 proves that nothing was charged, and createOrder refuses the key with ORDER_4095. A key stands for one payment across all customers: if somebody else created an order under it, the response is 403.
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
         * @description Says how the customer liked an order or one of its items, once the order has ended at the machine. A later call replaces the rating, so that repeating a call changes nothing.
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
    "/v1/payment-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment methods
         * @description Lists the payment methods for this customer. A method that can't be used now is listed with `is_enabled: false`.
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
         * @description Lists the meal cards that the customer has saved. Guests get 403.
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
         * @description Deletes a saved meal card here and its token at the provider. Guests get 403.
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
         * @description Saves a meal card. Only the last four digits of its number are ever sent here, so it can't be charged yet: with the first payment that names its `source_id` the customer types the number on the provider's page, and the server keeps the token that the provider returns. Later payments name the card to the provider by this token. Without `saveCard: true`, the customer's consent, the response is 400. Guests get 403.
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
         * @description Refunds an order once. A failed or partially dispensed order gets back what did not come out; a paid order that never started dispensing gets back everything. Repeating the call with the same `Idempotency-Key` returns the same refund. With `item_id`, the refund also covers an item that counts as dispensed, if the server's rules allow it; otherwise the response is 409 with REFUND_4092 and a person looks into it.
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
         * @description Lists the money that went into and out of the customer's own wallet, newest first unless sorted otherwise. Dates are days, and both ends are included.
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
         * @description Lists the money that went into and out of the company wallet at a location, newest first unless sorted otherwise. The path ends with a slash. Dates are days, and both ends are included.
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
         * @description Lists the customer's order history in short form, newest first unless sorted otherwise. getOrder returns the details of a row.
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
         * @description Sent by Web Push (RFC 8030, encrypted by RFC 8291, signed by RFC 8292) or by Firebase when an order has ended and when a refund is made. It names no person and no card, because a locked screen shows it.
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
         * @description Says that the call succeeded.
         * @enum {string}
         */
        Code: "200";
        /** @description A sentence that can be shown to the customer. */
        Message: string;
        /** @description Opaque id. */
        Id: string;
        /** @description An attempt to sign in, waiting for its code. */
        OtpTicket: {
            ref_id: components["schemas"]["Id"];
            /** @description Seconds until another code may be requested. */
            resend_after: number;
            otp_length: number;
        };
        OtpTicketAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["OtpTicket"];
        };
        ErrorCode: string;
        /** @description The body of every error. The HTTP status says what kind it is. */
        ErrorAnswer: {
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
            /** @description The code the customer typed. */
            otp: string;
            /** @description RFC 7636 challenge of the verifier sent with the token call. */
            code_challenge: string;
            /** @enum {string} */
            code_challenge_method: "S256";
        };
        AuthCode: {
            auth_code: string;
        };
        AuthCodeAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["AuthCode"];
        };
        /**
         * @description OTP_1001 wrong code, OTP_1002 code too old, OTP_1003 too many wrong tries.
         * @enum {string}
         */
        OtpErrorCode: "OTP_1001" | "OTP_1002" | "OTP_1003";
        OtpErrorAnswer: {
            code: components["schemas"]["OtpErrorCode"];
            message: components["schemas"]["Message"];
        };
        /** @enum {string} */
        DeviceType: "web";
        /** @description A random UUID that the app creates at its first start. For a guest it is the only proof of who they are: servers keep it as they keep a password, don't log it and limit wrong attempts. */
        DeviceId: string;
        /** @description The push provider's registration token, opaque. */
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
         * @description The claims the app reads from its access token; it ignores all others.
         *
         *     The server signs the token and checks it on every call. Any algorithm of RFC 7518 that proves the issuer will do, for
         *     example ES256 or RS256, never `none`; the app does not check the signature. A token lives for about ten minutes: signing
         *     out and deleting an account end it at once. The app renews it after a 401, never by the phone's clock.
         */
        AccessTokenClaims: {
            /** @description The customer's or guest's id, the same in every token. */
            sub: components["schemas"]["Id"];
            is_guest_user: boolean;
            /** @description A registered customer who has no profile yet. */
            is_new?: boolean;
            /**
             * Format: uri
             * @description The API's base URL from now on. The app uses it only if it allows the origin.
             */
            baseUrl?: string;
            country_warehouse_id?: components["schemas"]["Id"];
            /** @description The optional operations offered to this customer: `favorites` (listFavorites, saveFavorite, deleteFavorite), `stockAlerts` (notify_machine_ids of saveFavorite), `nearby` (listNearbyMachines), `wishes` (listWishes, createWish), `itemRatings` (item_id of rateOrder), `missingItems` (item_id of createRefund). Clients ignore names that they don't know. Without the claim none is offered. */
            features?: string[];
            /** @description Seconds since 1970. */
            iat?: number;
            /** @description Seconds since 1970. */
            exp?: number;
        };
        /** @description Signed JWT. */
        AccessToken: string;
        /** @description Opaque. It lives for at least 30 days without use, and every use returns a new one; so a regular customer stays signed in. */
        RefreshTokenValue: string;
        Tokens: {
            accessToken: components["schemas"]["AccessToken"];
            refreshToken: components["schemas"]["RefreshTokenValue"];
        };
        TokensAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Tokens"];
        };
        GuestLogin: {
            device_type: components["schemas"]["DeviceType"];
            device_id: components["schemas"]["DeviceId"];
            /** @description The id of a guest who returns, as `sub` named it. If it is unknown, a new guest is created; if it belongs to another device, the response is 403. */
            user_id?: components["schemas"]["Id"];
            fcm_token?: components["schemas"]["FcmToken"];
        };
        GuestTokens: {
            device_id: components["schemas"]["DeviceId"];
            accessToken: components["schemas"]["AccessToken"];
            refreshToken: components["schemas"]["RefreshTokenValue"];
        };
        GuestTokensAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["GuestTokens"];
        };
        TokenRefresh: {
            device_type: components["schemas"]["DeviceType"];
            device_id: components["schemas"]["DeviceId"];
            fcm_token?: components["schemas"]["FcmToken"];
        };
        /** @description The call succeeded. There is no data to return. */
        DoneAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: null;
        };
        PersonName: string;
        /** @enum {string} */
        Gender: "female" | "male" | "other" | "undisclosed";
        /**
         * Format: date-time
         * @description ISO 8601 instant with a time zone.
         */
        Instant: string;
        Profile: {
            id: components["schemas"]["Id"];
            first_name?: components["schemas"]["PersonName"];
            last_name?: components["schemas"]["PersonName"];
            /** Format: email */
            email?: string;
            phone: components["schemas"]["Phone"];
            country_code: components["schemas"]["CountryCode"];
            /** Format: date */
            date_of_birth?: string;
            gender?: components["schemas"]["Gender"];
            created_at?: components["schemas"]["Instant"];
        };
        ProfileAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Profile"];
        };
        /** @description Only the fields that change. */
        ProfileUpdate: {
            first_name?: components["schemas"]["PersonName"];
            last_name?: components["schemas"]["PersonName"];
            /** Format: email */
            email?: string;
            /** Format: date */
            date_of_birth?: string;
            gender?: components["schemas"]["Gender"];
        };
        PushTokenUpdate: {
            device_type: components["schemas"]["DeviceType"];
            device_id: components["schemas"]["DeviceId"];
            fcm_token: components["schemas"]["FcmToken"];
        };
        MachineName: string;
        /** @description Where a machine stands. */
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
        /** @description Where a machine stands, in WGS 84 degrees. */
        Location: {
            latitude: components["schemas"]["Latitude"];
            longitude: components["schemas"]["Longitude"];
        };
        /** @enum {string} */
        Weekday: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
        /** @description Hours and minutes of the place. 24:00 ends a day. */
        ClockTime: string;
        /** @description One span of one day. A span that closes before it opens ends on the next day. */
        OpeningTime: {
            day: components["schemas"]["Weekday"];
            opens: components["schemas"]["ClockTime"];
            closes: components["schemas"]["ClockTime"];
        };
        /** @description When the place can be entered. A day without a span is closed. */
        OpeningHours: {
            /** @description IANA name of the place's time zone. */
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
        ProductOffer: {
            id: components["schemas"]["Id"];
            offer_type: components["schemas"]["OfferType"];
            /** @description The offer in three words, for a badge. */
            offer_type_alias: string;
        };
        RecipeIngredient: {
            ingredient_id: components["schemas"]["Id"];
            name: string;
            /** @description Amount of one count. */
            quantity: number;
            unit: string;
            is_customizable: boolean;
            /** @description Highest customization count. */
            max_count: number;
        };
        /**
         * Format: uri-reference
         * @description A picture of the product, relative to the API's origin or with an origin of its own, over https. Square, at least 400 pixels wide, as WebP, AVIF, JPEG, PNG or SVG. A new picture gets a new address, so that it can be cached for long.
         */
        Picture: string;
        /** @description Per pack or cup. */
        Nutrition: {
            energy_kcal: number;
            protein_g: number;
            carbohydrate_g: number;
            sugar_g: number;
            fat_g: number;
            sodium_mg: number;
        };
        Product: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["ProductName"];
            brand?: string;
            description?: string;
            /** @description Price. */
            mrp: components["schemas"]["Money"];
            category: components["schemas"]["Category"];
            offers: components["schemas"]["ProductOffer"][];
            /** @description Empty for a packaged product. */
            recipe_ingredients: components["schemas"]["RecipeIngredient"][];
            motor_id: components["schemas"]["Id"];
            image_url: components["schemas"]["Picture"];
            /** @description Net weight or volume. */
            size?: string;
            is_veg?: boolean;
            nutrition?: components["schemas"]["Nutrition"];
            /** @description What is in it, as on the pack. */
            ingredients?: string;
            allergens?: string[];
        };
        /** @description What a coffee slot makes. */
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
            /** @description Products that fit. */
            depth: number;
            /** @description The slot's motor can't turn. */
            block_spiral: boolean;
            /** @description Products that are in the slot but not for sale. */
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
            /** @description The layout; left out in search results. */
            slots?: components["schemas"]["Slot"][];
        };
        /** @description Which page of a list this is. */
        Meta: {
            page: number;
            limit: number;
            total: number;
        };
        MachineListAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Machine"][];
            meta: components["schemas"]["Meta"];
        };
        MachineAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Machine"];
        };
        /** @description What was put into a slot at one time. */
        InventoryBatch: {
            quantity: number;
            /** @description Last day of sale. */
            exp_date: components["schemas"]["Instant"];
            product: components["schemas"]["Product"];
        };
        /** @description The stock of one slot. */
        Inventory: {
            slot_id: components["schemas"]["Id"];
            batches: components["schemas"]["InventoryBatch"][];
        };
        /** @description Label of an availability percentage between min and max, both included. The first range that contains it counts, so ranges may share a border. A percentage that no range contains is shown as 'Unknown': leave no gaps. */
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
            /** @description The server's time. It decides what has expired. */
            current_date: components["schemas"]["Instant"];
            machine_type: components["schemas"]["MachineType"];
            /** @description The most products that one order may have. */
            max_order_quantity?: number;
        };
        MachineProductsAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["MachineProducts"];
        };
        LiveStatus: {
            id: components["schemas"]["Id"];
            online_status: components["schemas"]["OnlineStatus"];
        };
        /** @description The data of one event. */
        LiveMessage: {
            /** @enum {string} */
            entityName: "machine";
            /** @enum {string} */
            action: "update";
            data: components["schemas"]["LiveStatus"];
        };
        /** @enum {string} */
        FavoriteKind: "product" | "machine";
        /** @description Products only: the machines that are sold out of it where the customer wants to be told by push when it is back. A machine leaves the list once the customer has been told. Machines that have it in stock are not kept. */
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
        FavoriteListAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Favorite"][];
            meta: components["schemas"]["Meta"];
        };
        /** @description Only the fields that change. Empty marks a favorite and changes nothing else. */
        FavoriteUpdate: {
            notify_machine_ids?: components["schemas"]["NotifyMachines"];
        };
        FavoriteAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Favorite"];
        };
        /** @description What should be in the machine, in the customer's words. */
        WishText: string;
        Wish: {
            id: components["schemas"]["Id"];
            text: components["schemas"]["WishText"];
            /** @description How many customers wish for it. */
            count: number;
            /** @description The caller is one of them. */
            is_mine: boolean;
        };
        WishListAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Wish"][];
            meta: components["schemas"]["Meta"];
        };
        WishRequest: {
            text: components["schemas"]["WishText"];
        };
        WishAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Wish"];
        };
        CustomIngredient: {
            ingredient_id: components["schemas"]["Id"];
            quantity: number;
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
        /** @description What the server would sell of one line, and at which price. */
        QuoteItem: {
            product_id: components["schemas"]["Id"];
            motor_id: components["schemas"]["Id"];
            price: components["schemas"]["Money"];
            /** @description How many can be sold. */
            quantity: number;
            /** @description How many were requested but can't be sold. */
            removedQty: number;
            /** @description None of this line can be sold. */
            outOfStockItem: boolean;
            custom_ingredients: components["schemas"]["CustomIngredient"][];
        };
        /** @description ISO 4217 code. */
        Currency: string;
        /** @description One line of the taxes on an amount that is paid. */
        Tax: {
            /** @description As the customer reads it. */
            name: string;
            /** @description Percent. */
            rate: number;
            amount: components["schemas"]["Money"];
            /** @description true: contained in the prices. false: added to them. */
            included: boolean;
        };
        /** @description The taxes of the amount that is paid, if the server shows them. */
        Taxes: components["schemas"]["Tax"][];
        /** @description The price of a cart. It reserves nothing and has no end of its own: createOrder computes the price again and accepts the order if it is still the same. `cart_id` is for getCart, which finds the quote for at least 24 hours; an order does not name it. */
        Quote: {
            cart_id: components["schemas"]["Id"];
            items: components["schemas"]["QuoteItem"][];
            total_amount: components["schemas"]["Money"];
            discount_amount: components["schemas"]["Money"];
            /** @description The total less the discount, plus the taxes that are not included. */
            net_payable_amount: components["schemas"]["Money"];
            currency?: components["schemas"]["Currency"];
            taxes?: components["schemas"]["Taxes"];
            offer_id?: components["schemas"]["Id"];
        };
        QuoteAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Quote"];
        };
        /**
         * @description CART_1000 not available in that quantity, CART_1001 price changed, CART_1002 machine offline, CART_1003 more than the machine dispenses at a time, OF_1004 offer not applicable.
         * @enum {string}
         */
        CartErrorCode: "CART_1000" | "CART_1001" | "CART_1002" | "CART_1003" | "OF_1004";
        CartErrorAnswer: {
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
            /** @description Customization count; 0 for none. */
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
            discount_amount: components["schemas"]["Money"];
            net_payable_amount: components["schemas"]["Money"];
            currency?: components["schemas"]["Currency"];
            taxes?: components["schemas"]["Taxes"];
            offer_id?: components["schemas"]["Id"];
        };
        CartAnswer: {
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
            /** @description Percentage or amount off. */
            value: number;
            min_order_amount: components["schemas"]["Money"];
            max_discount_amount?: components["schemas"]["Money"];
            /** @description The products it applies to. Left out if it applies to all. */
            product_ids?: components["schemas"]["Id"][];
            valid_till?: components["schemas"]["Instant"];
        };
        OfferListAnswer: {
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
         *       Pending --> Cancelled: the provider declines, unblockOrder, or ten minutes pass
         *       Paid --> InProgress: dispenseOrder
         *       InProgress --> Dispensed: all units came out
         *       InProgress --> Partially: some came out
         *       InProgress --> Failed: none came out
         *     ```
         *
         *     The customer moves an order by createOrder, dispenseOrder and unblockOrder, the provider by its confirmation, the machine by
         *     what it dispenses, and the server's clock: a pending order that nobody has paid is cancelled ten minutes after
         *     `created_at`, unless its payment is being confirmed. A machine that has been silent for two minutes has given up the rest
         *     of its order. Cancelled, Dispensed, Partially-Dispensed and Failed are final: a payment that is confirmed after
         *     the cancellation is paid back by the server, and the order stays cancelled. A refund does not change the status.
         * @enum {string}
         */
        OrderStatus: "Dispensed" | "Pending" | "Failed" | "Partially-Dispensed" | "Paid" | "Cancelled" | "In-Progress";
        /** @description The order's number as people say it. */
        OrderNumber: string;
        /** @description The machine an order was made for. */
        OrderMachine: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["MachineName"];
            place: components["schemas"]["Place"];
            machine_type: components["schemas"]["MachineType"];
            /** @description Whether the machine can dispense now. */
            online_status?: components["schemas"]["OnlineStatus"];
        };
        /** @enum {string} */
        OrderItemStatus: "Dispensed" | "Partially-Dispensed" | "Pending" | "Failed";
        /** @enum {string} */
        DispenseProgress: "in-progress" | "completed" | "failed";
        /** @description How the customer liked the order or the item, from 1 (bad) to 5 (good). */
        Rating: number;
        OrderItem: {
            id: components["schemas"]["Id"];
            product_id: components["schemas"]["Id"];
            name: components["schemas"]["ProductName"];
            image_url: components["schemas"]["Picture"];
            quantity: number;
            dispensed_quantity: number;
            /** @description Price of one. */
            price: components["schemas"]["Money"];
            motor_id: components["schemas"]["Id"];
            /** @description As printed on the machine. */
            slot_label: string;
            status: components["schemas"]["OrderItemStatus"];
            progress?: components["schemas"]["DispenseProgress"];
            custom_ingredients: components["schemas"]["CustomIngredient"][];
            rating?: components["schemas"]["Rating"];
        };
        /**
         * @description Wallet, the company's wallet, the card provider, the meal-card provider.
         * @enum {string}
         */
        PaymentMethod: "Wallet" | "CompanyWallet" | "Card" | "MealCard";
        /**
         * @description How far the payment of a pending order is. open: the customer has not paid yet. confirming: the customer has paid and the provider's response is being processed. Until that is done, the order can't be cancelled.
         * @enum {string}
         */
        PaymentProgress: "open" | "confirming";
        /** @enum {string} */
        RefundKind: "full" | "partial";
        /**
         * @description Back to where the money came from, or into the wallet. Guests can only use `source`.
         * @enum {string}
         */
        RefundMode: "source" | "wallet";
        /** @enum {string} */
        RefundStatus: "Initiated" | "Processed" | "Failed";
        /** @description Where the money goes. */
        RefundDestination: {
            method: components["schemas"]["PaymentMethod"];
            /** @description Last four digits of the card or account. */
            last_four?: string;
        };
        /**
         * @description The server has accepted it, the bank has it, the money is there, the bank has refused it.
         * @enum {string}
         */
        RefundStageName: "Accepted" | "Sent" | "Credited" | "Refused";
        RefundStage: {
            name: components["schemas"]["RefundStageName"];
            at: components["schemas"]["Instant"];
        };
        /** @description What has happened so far, oldest first. A customer is told of each by push. */
        RefundStages: components["schemas"]["RefundStage"][];
        /**
         * Format: date
         * @description The day by which the money should be there, at the customer's bank.
         */
        RefundExpected: string;
        /** @description What the customer quotes to the bank, such as an ARN or UTR. */
        BankReference: string;
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
        };
        Order: {
            id: components["schemas"]["Id"];
            order_number: components["schemas"]["OrderNumber"];
            user_id: components["schemas"]["Id"];
            status: components["schemas"]["OrderStatus"];
            /** @description The order is Paid or In-Progress and waits for its customer. unblockOrder and a refund end this; the app leads a customer with an active order to the machine. */
            is_active: boolean;
            /** @description The operator has withdrawn the order. It is not followed up. */
            is_deleted: boolean;
            machine: components["schemas"]["OrderMachine"];
            items: components["schemas"]["OrderItem"][];
            payment_method: components["schemas"]["PaymentMethod"];
            total_amount: components["schemas"]["Money"];
            discount_amount: components["schemas"]["Money"];
            net_payable_amount: components["schemas"]["Money"];
            currency?: components["schemas"]["Currency"];
            taxes?: components["schemas"]["Taxes"];
            /** @description What a refund would pay back now. */
            refundable_amount: components["schemas"]["Money"];
            offer_id?: components["schemas"]["Id"];
            payment_progress?: components["schemas"]["PaymentProgress"];
            created_at: components["schemas"]["Instant"];
            paid_at?: components["schemas"]["Instant"];
            dispense_started_at?: components["schemas"]["Instant"];
            completed_at?: components["schemas"]["Instant"];
            refund?: components["schemas"]["OrderRefund"];
            rating?: components["schemas"]["Rating"];
        };
        OrderListAnswer: {
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
            /** @description The `source_id` of a saved meal card; null without one. */
            source_id: string | null;
            total_amount: components["schemas"]["Money"];
            offer_id?: components["schemas"]["Id"];
        };
        /** @description Nothing is left to pay. Read the order. */
        NoPayment: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "none";
        };
        /** @description Go to the provider's page. The way back is the same as for a form. */
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
         *     The provider leads the browser back to a URL of the server, by POST or GET. The server checks signature, order, amount and
         *     currency, applies the result and answers 303 to the app: `/payu-payment-success?order_id=…` or `/payu-payment-failure?order_id=…`
         *     for the card provider, `/sodexo-payment-success` or `/sodexo-payment-failure` for the meal-card provider. It knows the
         *     app's URL from its own configuration. The app takes nothing from this address but the id, and reads the order.
         *
         *     The provider's webhook to the server carries the same result and is treated alike: whichever comes first counts, the other
         *     changes nothing and is answered with success. If the browser returns before the result is certain, the order is
         *     pending with `payment_progress: confirming`. The first result of an order is final: money that arrives after a
         *     failure or a cancellation is paid back.
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
        /** @description How the customer pays. */
        Payment: components["schemas"]["NoPayment"] | components["schemas"]["RedirectPayment"] | components["schemas"]["FormPostPayment"];
        OrderReceived: {
            order_id: components["schemas"]["Id"];
            payment_method: components["schemas"]["PaymentMethod"];
            payment: components["schemas"]["Payment"];
        };
        OrderReceivedAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["OrderReceived"];
        };
        /**
         * @description The cart codes, and PAY_1001 wallet balance too low, PAY_1002 payment method not available, PAY_1003 another order is still waiting to be dispensed.
         * @enum {string}
         */
        OrderErrorCode: "CART_1000" | "CART_1001" | "CART_1002" | "CART_1003" | "OF_1004" | "PAY_1001" | "PAY_1002" | "PAY_1003";
        OrderErrorAnswer: {
            code: components["schemas"]["OrderErrorCode"];
            message: components["schemas"]["Message"];
        };
        OrderAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Order"];
        };
        RatingRequest: {
            rating: components["schemas"]["Rating"];
            /** @description Rates this item instead of the whole order. Offered where the access token names the feature `itemRatings`. */
            item_id?: components["schemas"]["Id"];
        };
        /** @description A link to a page or a PDF, on any https origin. It is opened in a new tab without a token, so it carries a secret of its own and may end after an hour: each call returns a working one. The receipt shows items, discount, taxes, the amount paid and, where there is one, the refund. */
        Receipt: {
            /** Format: uri */
            link: string;
        };
        ReceiptAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Receipt"];
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
        PaymentOptionsAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["PaymentOptions"];
        };
        /** @enum {string} */
        CardType: "meal_card";
        /** @description Masked except for the last four digits. The full number is only typed on the provider's page. */
        MaskedCardNumber: string;
        /** @description A saved meal card. `source_id` is the server's own id for it; the provider's token stays with the server. */
        MealCard: {
            source_id: components["schemas"]["Id"];
            card_type: components["schemas"]["CardType"];
            name: string;
            card_no: components["schemas"]["MaskedCardNumber"];
            description?: string;
        };
        MealCardListAnswer: {
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
            /** @description The customer agrees to have the card saved. With false nothing is saved. */
            saveCard: boolean;
        };
        MealCardAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["MealCard"];
        };
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
        };
        RefundListAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Refund"][];
            meta: components["schemas"]["Meta"];
        };
        RefundRequest: {
            order_id: components["schemas"]["Id"];
            mode: components["schemas"]["RefundMode"];
            /** @description An item that counts as dispensed but that the customer did not get. Offered where the access token names the feature `missingItems`. */
            item_id?: components["schemas"]["Id"];
        };
        RefundAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Refund"];
        };
        Balance: {
            balance: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
        };
        BalanceAnswer: {
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
        LocationWalletAnswer: {
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
        WalletTransactionListAnswer: {
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
            /** @description Names of the first products. */
            summary: string;
            item_count: number;
            image_url: components["schemas"]["Picture"];
            amount: components["schemas"]["Money"];
            currency?: components["schemas"]["Currency"];
            payment_method: components["schemas"]["PaymentMethod"];
            status: components["schemas"]["OrderStatus"];
            created_at: components["schemas"]["Instant"];
        };
        OrderTransactionListAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["OrderTransaction"][];
            meta: components["schemas"]["Meta"];
        };
        /** @description The decrypted payload. Firebase's form is read, too: `title` and `body` in `notification`, `path` in `data`. */
        PushMessage: {
            title: string;
            /** @description May be empty. */
            body: string;
            /** @description Where a tap leads: a path of the app. Anything else leads to its start. */
            path: string;
        };
    };
    responses: {
        /** @description The token is missing, unknown or expired, or the calling app is not known. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The request does not conform to this document. */
        Malformed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
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
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The server failed. This proves nothing: what was asked for may have been done. Repeat the call with the same `Idempotency-Key` where it has one. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The service is down for maintenance, or too busy. Like 500, this proves nothing about what was asked for. */
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
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description It doesn't exist, or it belongs to another customer. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The token belongs to another customer, or the call needs an account and the caller is a guest. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
    };
    parameters: {
        /**
         * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
         * @example vending-web
         */
        ClientId: string;
        /**
         * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
         * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
         */
        RequestId: string;
        /**
         * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
         * @example de
         */
        Language: string;
        /**
         * @description The refresh token of the session. The response replaces it.
         * @example rt_0000000000000000000001
         */
        RefreshToken: string;
        /**
         * @description The id of this installation of the app. Servers also accept this header as `device-id`, for proxies that drop names with an underscore.
         * @example 0d4f4c1e-6c2b-4f5e-9a51-2f5c8f1f7f10
         */
        DeviceId: components["schemas"]["DeviceId"];
        /**
         * @description Part of a machine's id, name or place.
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
         * @description Degrees. Two decimals are enough and keep the customer's exact position on the phone.
         * @example 18.95
         */
        Latitude: components["schemas"]["Latitude"];
        /**
         * @description Degrees. Two decimals are enough.
         * @example 72.84
         */
        Longitude: components["schemas"]["Longitude"];
        /**
         * @description What is marked.
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
         * @description true returns the first 100 rows on one page, whatever page and limit say.
         * @example false
         */
        PageOff: boolean;
        /**
         * @description The `sub` claim of the access token.
         * @example usr-asha
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
         * @description Sort direction, in small letters.
         * @example asc
         */
        OrdersDirection: "asc" | "desc";
        /**
         * @description true leaves out the rows' details.
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
         * @description One key for each checkout attempt: a random UUID, unique across all customers.
         *
         *     - Same key, same JSON: the response is the order that the first call created, and nothing more is charged. If nothing is
         *       left to pay (it is paid, being confirmed or cancelled), `payment.kind` is `none`: read the order.
         *     - Same key, other JSON: 409 with ORDER_4090. The order of fields does not matter.
         *     - Two calls at the same time: one creates the order, the other waits and returns it.
         *     - A refused call (4xx) leaves no trace: the key can be used again, with another body, too.
         *     - A key with an order is kept as long as the order. A key that unblockOrder has voided is kept for at least 90 days.
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
         * @description The provider's token of a saved meal card.
         * @example src-0001
         */
        SourceId: components["schemas"]["Id"];
        /**
         * @description Part of a text that the row shows. Empty finds all.
         * @example coffee
         */
        Keyword: string;
        /**
         * @description Field to sort by.
         * @example created_at
         */
        Sort: "created_at";
        /**
         * @description Sort direction, in capital letters.
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
         * @description One key for each refund request. Repeating it for the same order returns the refund it created. It is kept as long as the order.
         * @example 0d6e2e62-8f1c-4d0b-9a56-5a35f6d2f0a1
         */
        RefundKey: string;
        /**
         * @description Country warehouse of the wallet.
         * @example 79
         */
        WarehouseId: components["schemas"]["Id"];
        /**
         * @description Client location of the company wallet.
         * @example loc-01
         */
        LocationId: components["schemas"]["Id"];
        /**
         * @description First day, included, in the operator's time zone.
         * @example 2026-10-01
         */
        FromDate: string;
        /**
         * @description Last day, included, in the operator's time zone.
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
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    requestOtp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
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
            /** @description The code is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpTicketAnswer"];
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
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
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
            /** @description The code is on its way again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpTicketAnswer"];
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
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
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
            /** @description An authorization code for one token call. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthCodeAnswer"];
                };
            };
            /** @description The code is wrong or too old. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpErrorAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAccessToken: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
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
                    "application/json": components["schemas"]["TokensAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInGuest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
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
                    "application/json": components["schemas"]["GuestTokensAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshTokens: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
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
                    "application/json": components["schemas"]["TokensAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The id of this installation of the app. Servers also accept this header as `device-id`, for proxies that drop names with an underscore.
                 * @example 0d4f4c1e-6c2b-4f5e-9a51-2f5c8f1f7f10
                 */
                device_id: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over and its tokens no longer work. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
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
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
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
            /** @description The profile as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCustomer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description The id of this installation of the app. Servers also accept this header as `device-id`, for proxies that drop names with an underscore.
                 * @example 0d4f4c1e-6c2b-4f5e-9a51-2f5c8f1f7f10
                 */
                device_id: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account and its sessions are gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePushToken: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
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
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMachines: {
        parameters: {
            query: {
                /**
                 * @description Part of a machine's id, name or place.
                 * @example tower
                 */
                keyword: components["parameters"]["MachineKeyword"];
            };
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The machines that match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMachine: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMachineProducts: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineProductsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamMachine: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
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
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNearbyMachines: {
        parameters: {
            query: {
                /**
                 * @description Degrees. Two decimals are enough and keep the customer's exact position on the phone.
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
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MachineListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFavorites: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
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
                    "application/json": components["schemas"]["FavoriteListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveFavorite: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description What is marked.
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
            /** @description The favorite as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteFavorite: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description What is marked.
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
            /** @description It is no longer marked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWishes: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWish: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
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
                    "application/json": components["schemas"]["WishAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateCart: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuoteAnswer"];
                };
            };
            /** @description The cart cannot be sold like this. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartErrorAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOffers: {
        parameters: {
            query?: {
                /**
                 * @description true returns the first 100 rows on one page, whatever page and limit say.
                 * @example false
                 */
                pageOff?: components["parameters"]["PageOff"];
            };
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
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
                 * @description Sort direction, in small letters.
                 * @example asc
                 */
                order?: components["parameters"]["OrdersDirection"];
                /**
                 * @description true returns the first 100 rows on one page, whatever page and limit say.
                 * @example false
                 */
                pageOff?: components["parameters"]["PageOff"];
                /**
                 * @description true leaves out the rows' details.
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
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description The `sub` claim of the access token.
                 * @example usr-asha
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description One key for each checkout attempt: a random UUID, unique across all customers.
                 *
                 *     - Same key, same JSON: the response is the order that the first call created, and nothing more is charged. If nothing is
                 *       left to pay (it is paid, being confirmed or cancelled), `payment.kind` is `none`: read the order.
                 *     - Same key, other JSON: 409 with ORDER_4090. The order of fields does not matter.
                 *     - Two calls at the same time: one creates the order, the other waits and returns it.
                 *     - A refused call (4xx) leaves no trace: the key can be used again, with another body, too.
                 *     - A key with an order is kept as long as the order. A key that unblockOrder has voided is kept for at least 90 days.
                 * @example 8a6a0c0e-52f1-4a10-93f9-1b7a0e5e7c77
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The `sub` claim of the access token.
                 * @example usr-asha
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
            /** @description The order, and how to pay it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReceivedAnswer"];
                };
            };
            /** @description The order cannot be made. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderErrorAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The same key came with another body, or was given up by unblockOrder. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description The `sub` claim of the access token.
                 * @example usr-asha
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    dispenseOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description The `sub` claim of the access token.
                 * @example usr-asha
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
            /** @description The order, dispensing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAnswer"];
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
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unblockOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
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
                 * @example usr-asha
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
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description There is no such order, or none was made under the key. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            /** @description The order's payment is being confirmed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    rateOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description The `sub` claim of the access token.
                 * @example usr-asha
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
                    "application/json": components["schemas"]["OrderAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The order has not ended at the machine. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReceipt: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description The `sub` claim of the access token.
                 * @example usr-asha
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
            /** @description Where the receipt is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceiptAnswer"];
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
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaymentOptions: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The methods this customer may use. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOptionsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMealCards: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
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
                    "application/json": components["schemas"]["MealCardListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMealCard: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description The provider's token of a saved meal card.
                 * @example src-0001
                 */
                sourceId: components["parameters"]["SourceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoneAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveCard: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
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
            /** @description The saved card with its token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MealCardAnswer"];
                };
            };
            /** @description The card was not saved. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRefunds: {
        parameters: {
            query?: {
                /**
                 * @description true returns the first 100 rows on one page, whatever page and limit say.
                 * @example false
                 */
                pageOff?: components["parameters"]["PageOff"];
                /**
                 * @description true leaves out the rows' details.
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
                 * @description Part of a text that the row shows. Empty finds all.
                 * @example coffee
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Field to sort by.
                 * @example created_at
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Sort direction, in capital letters.
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
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRefund: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
                /**
                 * @description One key for each refund request. Repeating it for the same order returns the refund it created. It is kept as long as the order.
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
                    "application/json": components["schemas"]["RefundAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Nothing can be refunded. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorAnswer"];
                };
            };
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWalletBalance: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description The `sub` claim of the access token.
                 * @example usr-asha
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
                    "application/json": components["schemas"]["BalanceAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCompanyWalletBalance: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Country warehouse of the wallet.
                 * @example 79
                 */
                warehouseId: components["parameters"]["WarehouseId"];
                /**
                 * @description Client location of the company wallet.
                 * @example loc-01
                 */
                locationId: components["parameters"]["LocationId"];
                /**
                 * @description The `sub` claim of the access token.
                 * @example usr-asha
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
                    "application/json": components["schemas"]["BalanceAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLocationWallet: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Country warehouse of the wallet.
                 * @example 79
                 */
                warehouseId: components["parameters"]["WarehouseId"];
                /**
                 * @description The `sub` claim of the access token.
                 * @example usr-asha
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
                    "application/json": components["schemas"]["LocationWalletAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWalletTransactions: {
        parameters: {
            query?: {
                /**
                 * @description true returns the first 100 rows on one page, whatever page and limit say.
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
                 * @description Part of a text that the row shows. Empty finds all.
                 * @example coffee
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Field to sort by.
                 * @example created_at
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Sort direction, in capital letters.
                 * @example DESC
                 */
                order?: components["parameters"]["Direction"];
                /**
                 * @description First day, included, in the operator's time zone.
                 * @example 2026-10-01
                 */
                fromDate?: components["parameters"]["FromDate"];
                /**
                 * @description Last day, included, in the operator's time zone.
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
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description The `sub` claim of the access token.
                 * @example usr-asha
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletTransactionListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCompanyWalletTransactions: {
        parameters: {
            query?: {
                /**
                 * @description true returns the first 100 rows on one page, whatever page and limit say.
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
                 * @description Part of a text that the row shows. Empty finds all.
                 * @example coffee
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Field to sort by.
                 * @example created_at
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Sort direction, in capital letters.
                 * @example DESC
                 */
                order?: components["parameters"]["Direction"];
                /**
                 * @description First day, included, in the operator's time zone.
                 * @example 2026-10-01
                 */
                fromDate?: components["parameters"]["FromDate"];
                /**
                 * @description Last day, included, in the operator's time zone.
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
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Country warehouse of the wallet.
                 * @example 79
                 */
                warehouseId: components["parameters"]["WarehouseId"];
                /**
                 * @description Client location of the company wallet.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletTransactionListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Malformed"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrderTransactions: {
        parameters: {
            query?: {
                /**
                 * @description true returns the first 100 rows on one page, whatever page and limit say.
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
                 * @description Part of a text that the row shows. Empty finds all.
                 * @example coffee
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Field to sort by.
                 * @example created_at
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Sort direction, in capital letters.
                 * @example DESC
                 */
                order?: components["parameters"]["Direction"];
            };
            header: {
                /**
                 * @description Which app is calling. Proxies such as nginx drop names with an underscore, so servers also accept this header as `client-id`.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description A unique id for each call. The app shows it to the customer as the support reference when money is involved.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The language that the app speaks to the customer (RFC 9110). Texts of the answer, messages of errors and later push messages are in this language where the server has it.
                 * @example de
                 */
                "Accept-Language"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders as rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderTransactionListAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Malformed"];
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
            /** @description The push service has taken the message. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
