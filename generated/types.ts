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
        /** Send a one-time code to a phone */
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
        /** Send the one-time code again */
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
         * @description The PKCE challenge goes with the call that makes the authorization code (RFC 7636).
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
        /** Exchange an authorization code for tokens */
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
         * @description With `user_id` a guest comes back as the same guest. Only the device that the guest was made on may ask for it; an id of another device is refused.
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
         * @description The refresh token is used up by the call. For 60 seconds afterwards the same token answers new tokens once more, since the first answer may have been lost; later use ends the session.
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
         * @description Takes an access token that has expired, too, so that a phone that signed out without a connection can end its session later.
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
        /** Read the profile */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change the profile */
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
        /** Delete the account */
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
        /** Register for push messages */
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
        /** Search machines */
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
         * @description The number may be written in any capitals; `id` of the answer is how the machine writes it.
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
        /** Read what is in a machine */
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
         * @description The schema describes the JSON in the `data` field of one event. The first event tells the status as it is.
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
         * Ask for the price and stock of a cart
         * @description The answer is a quote. Only a quote prices an order.
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
         * @description The path holds -1 in place of a machine.
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
        /** List the offers of a machine */
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
         * @description A machine id of -1 stands for every machine.
         */
        get: operations["listOrders"];
        put?: never;
        /** Order the products of a quote */
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
        /** Read an order */
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
         * @description There is no body. Asking again for an order that is dispensing answers it unchanged.
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
         * Let go of an order
         * @description Frees the customer from an order. A paid order is no longer active and can be refunded. An order in progress is no longer active; if its machine has stopped answering it ends now, and what did not come out can be refunded. A pending order is cancelled, and a payment that the provider confirms afterwards is reversed by the server; while the provider's answer is being processed it is refused with ORDER_4094. With `Idempotency-Key` and an order id of -1 it is the order made under that key: a pending one is cancelled, any other is answered as it is. Where no order was made, the key is void from then on: ORDER_4040 proves that nothing was charged, and createOrder refuses the key with ORDER_4095. A key stands for one payment across all customers: where somebody else made an order under it, the answer is 403, never ORDER_4040.
         */
        patch: operations["unblockOrder"];
        trace?: never;
    };
    "/v1/users/{userId}/vending-machine/{machineId}/orders/{orderId}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the link of a receipt */
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
        /** List payment methods */
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
        /** List saved meal cards */
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
        /** Remove a saved meal card */
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
        /** Save a meal card */
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
        /** List refunds */
        get: operations["listRefunds"];
        put?: never;
        /**
         * Ask for the money back
         * @description Of a failed or partly dispensed order the undispensed part, of a paid and never dispensed one all; once.
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
        /** Read the wallet balance */
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
        /** Read the balance of the company wallet */
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
        /** Read which company wallet a customer has */
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
        /** List wallet transactions */
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
        /** List company wallet transactions */
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
        /** List the order history */
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
export type webhooks = Record<string, never>;
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
        /** @description A sentence for people. */
        Message: string;
        /** @description Opaque id. */
        Id: string;
        /** @description An open one-time code. */
        OtpTicket: {
            ref_id: components["schemas"]["Id"];
            /** @description Seconds until another code may be asked for. */
            resend_after: number;
            otp_length: number;
        };
        OtpTicketAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["OtpTicket"];
        };
        ErrorCode: string;
        /** @description Every error, beside its HTTP status. */
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
        /** @description The claims the app reads from its access token. */
        AccessTokenClaims: {
            sub: components["schemas"]["Id"];
            is_guest_user: boolean;
            /** @description A registered customer without a profile yet. */
            is_new?: boolean;
            /**
             * Format: uri
             * @description API base from now on; used only for an origin the app allows.
             */
            baseUrl?: string;
            country_warehouse_id?: components["schemas"]["Id"];
            iat?: number;
            exp?: number;
        };
        /** @description Signed JWT. */
        AccessToken: string;
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
            /** @description A guest who is known already, so that the same one is found again. */
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
        /** @description The call succeeded and has nothing to tell. */
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
         * @description ISO 8601 instant.
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
        /** @description The edited fields only. */
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
        /** @description Where a machine stands. */
        Place: {
            name: string;
            address: string;
        };
        /** @enum {string} */
        MachineType: "Vending" | "Coffee";
        /** @enum {string} */
        OnlineStatus: "online" | "offline";
        /** @description Amount in the currency's major unit, at most two decimals. */
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
            name: string;
            brand?: string;
            description?: string;
            /** @description Price. */
            mrp: components["schemas"]["Money"];
            category: components["schemas"]["Category"];
            offers: components["schemas"]["ProductOffer"][];
            /** @description Empty for a packaged product. */
            recipe_ingredients: components["schemas"]["RecipeIngredient"][];
            motor_id: components["schemas"]["Id"];
            /** Format: uri-reference */
            image_url: string;
            /** @description Net weight or volume. */
            size?: string;
            is_veg?: boolean;
            nutrition?: components["schemas"]["Nutrition"];
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
            row_num: number;
            column_num: number;
            /** @description Products that fit. */
            depth: number;
            /** @description The slot cannot turn. */
            block_spiral: boolean;
            /** @description Products that are in the slot but not for sale. */
            block_product_count: number;
            recipe?: components["schemas"]["Recipe"];
        };
        Machine: {
            id: components["schemas"]["Id"];
            name: string;
            place: components["schemas"]["Place"];
            machine_type: components["schemas"]["MachineType"];
            online_status: components["schemas"]["OnlineStatus"];
            /** @description The layout; left out in search results. */
            slots?: components["schemas"]["Slot"][];
        };
        /** @description Where a list stands. */
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
        /** @description Label of an availability percentage between min and max, both included. */
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
            /** @description The server's clock, which decides expiry. */
            current_date: components["schemas"]["Instant"];
            machine_type: components["schemas"]["MachineType"];
            /** @description Most products one order may hold. */
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
        /** @description One line as the server would sell it. */
        QuoteItem: {
            product_id: components["schemas"]["Id"];
            motor_id: components["schemas"]["Id"];
            price: components["schemas"]["Money"];
            /** @description What can be sold. */
            quantity: number;
            /** @description What was asked for and cannot be sold. */
            removedQty: number;
            /** @description Nothing of this line can be sold. */
            outOfStockItem: boolean;
            custom_ingredients: components["schemas"]["CustomIngredient"][];
        };
        /** @description The only price an order is made from. */
        Quote: {
            cart_id: components["schemas"]["Id"];
            items: components["schemas"]["QuoteItem"][];
            total_amount: components["schemas"]["Money"];
            discount_amount: components["schemas"]["Money"];
            net_payable_amount: components["schemas"]["Money"];
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
            /** @description Percent or amount off. */
            value: number;
            min_order_amount: components["schemas"]["Money"];
            max_discount_amount?: components["schemas"]["Money"];
            /** @description The products it is for; left out for all. */
            product_ids?: components["schemas"]["Id"][];
            valid_till?: components["schemas"]["Instant"];
        };
        OfferListAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Offer"][];
            meta: components["schemas"]["Meta"];
        };
        /** @enum {string} */
        OrderStatus: "Dispensed" | "Pending" | "Failed" | "Partially-Dispensed" | "Paid" | "Cancelled" | "In-Progress";
        /** @description The machine an order was made for. */
        OrderMachine: {
            id: components["schemas"]["Id"];
            name: string;
            place: components["schemas"]["Place"];
            machine_type: components["schemas"]["MachineType"];
            /** @description Whether the machine can dispense now. */
            online_status?: components["schemas"]["OnlineStatus"];
        };
        /** @enum {string} */
        OrderItemStatus: "Dispensed" | "Partially-Dispensed" | "Pending" | "Failed";
        /** @enum {string} */
        DispenseProgress: "in-progress" | "completed" | "failed";
        OrderItem: {
            id: components["schemas"]["Id"];
            product_id: components["schemas"]["Id"];
            name: string;
            /** Format: uri-reference */
            image_url: string;
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
        };
        /**
         * @description Wallet, the company's wallet, the card provider, the meal-card provider.
         * @enum {string}
         */
        PaymentMethod: "Wallet" | "CompanyWallet" | "Card" | "MealCard";
        /**
         * @description How far the payment of a pending order has got. open: the customer has yet to pay. confirming: the customer has paid and the provider's answer is being processed; the order can't be cancelled meanwhile.
         * @enum {string}
         */
        PaymentProgress: "open" | "confirming";
        /** @enum {string} */
        RefundKind: "full" | "partial";
        /**
         * @description Back to where the money came from, or into the wallet; a guest only `source`.
         * @enum {string}
         */
        RefundMode: "source" | "wallet";
        /** @enum {string} */
        RefundStatus: "Initiated" | "Processed" | "Failed";
        /** @description The refund of an order, once asked for. */
        OrderRefund: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["RefundKind"];
            mode: components["schemas"]["RefundMode"];
            status: components["schemas"]["RefundStatus"];
            amount: components["schemas"]["Money"];
        };
        Order: {
            id: components["schemas"]["Id"];
            /** @description For people. */
            order_number: string;
            user_id: components["schemas"]["Id"];
            status: components["schemas"]["OrderStatus"];
            /** @description Paid and not yet through with dispensing. */
            is_active: boolean;
            is_deleted: boolean;
            machine: components["schemas"]["OrderMachine"];
            items: components["schemas"]["OrderItem"][];
            payment_method: components["schemas"]["PaymentMethod"];
            total_amount: components["schemas"]["Money"];
            discount_amount: components["schemas"]["Money"];
            net_payable_amount: components["schemas"]["Money"];
            /** @description What a refund asked for now would give back. */
            refundable_amount: components["schemas"]["Money"];
            offer_id?: components["schemas"]["Id"];
            payment_progress?: components["schemas"]["PaymentProgress"];
            created_at: components["schemas"]["Instant"];
            paid_at?: components["schemas"]["Instant"];
            dispense_started_at?: components["schemas"]["Instant"];
            completed_at?: components["schemas"]["Instant"];
            refund?: components["schemas"]["OrderRefund"];
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
            /** @description The provider's token of a saved meal card; null without one. */
            source_id: string | null;
            total_amount: components["schemas"]["Money"];
            offer_id?: components["schemas"]["Id"];
        };
        /** @description Nothing is left to do; the order is paid. */
        NoPayment: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "none";
        };
        /** @description Go to the provider's page. */
        RedirectPayment: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "redirect";
            /** Format: uri */
            url: string;
        };
        /** @description Post these fields to the provider's page; the server has signed them. */
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
        /** @description The last four digits; the full number is only ever typed on the provider's page. */
        MaskedCardNumber: string;
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
            /** @description The customer agrees that the card is kept. */
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
            order_number: string;
            machine_name: string;
            amount: components["schemas"]["Money"];
            kind: components["schemas"]["RefundKind"];
            mode: components["schemas"]["RefundMode"];
            status: components["schemas"]["RefundStatus"];
            created_at: components["schemas"]["Instant"];
            processed_at?: components["schemas"]["Instant"];
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
        };
        RefundAnswer: {
            code: components["schemas"]["Code"];
            message?: components["schemas"]["Message"];
            data: components["schemas"]["Refund"];
        };
        /** @description ISO 4217 code. */
        Currency: string;
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
            order_number: string;
            vending_machine_id: components["schemas"]["Id"];
            machine_name: string;
            /** @description The first products by name. */
            summary: string;
            item_count: number;
            /** Format: uri-reference */
            image_url: string;
            amount: components["schemas"]["Money"];
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
        /** @description Too many codes were asked for. */
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
        /** @description The server failed. It does not prove that nothing was changed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description There is no such thing, or it is not yours. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorAnswer"];
            };
        };
        /** @description The token belongs to somebody else, or a guest asks for what needs an account. */
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
         * @description Which app is calling.
         * @example vending-web
         */
        ClientId: string;
        /**
         * @description One id a call, shown to the customer as the support reference where money is concerned.
         * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
         */
        RequestId: string;
        /**
         * @description The refresh token of the session; it is replaced by the one in the answer.
         * @example rt_0000000000000000000001
         */
        RefreshToken: string;
        /**
         * @description The id of this installation of the app.
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
         * @description Machine id; -1 where no machine is chosen.
         * @example VM-1001
         */
        MachineId: components["schemas"]["Id"];
        /**
         * @description Cart id of a quote.
         * @example cart-0001
         */
        CartId: components["schemas"]["Id"];
        /**
         * @description true answers everything at once.
         * @example false
         */
        PageOff: boolean;
        /**
         * @description The `sub` claim of the access token.
         * @example usr-asha
         */
        UserId: components["schemas"]["Id"];
        /**
         * @description Page number, from 1.
         * @example 1
         */
        Page: number;
        /**
         * @description Rows a page.
         * @example 10
         */
        Limit: number;
        /**
         * @description Direction of the sort.
         * @example asc
         */
        OrdersDirection: "asc" | "desc";
        /**
         * @description true leaves out the rows' details.
         * @example false
         */
        IsList: boolean;
        /**
         * @description Only orders in one of these states, joined by commas.
         * @example [
         *       "In-Progress",
         *       "Paid"
         *     ]
         */
        OrderStatuses: components["schemas"]["OrderStatus"][];
        /**
         * @description One key a checkout attempt, unique across all customers. The same key with the same body answers the order it made; with another body it is refused.
         * @example 8a6a0c0e-52f1-4a10-93f9-1b7a0e5e7c77
         */
        IdempotencyKey: string;
        /**
         * @description Order id.
         * @example ord-0001
         */
        OrderId: components["schemas"]["Id"];
        /**
         * @description The key of a checkout attempt whose order is not known; goes with an order id of -1.
         * @example 8a6a0c0e-52f1-4a10-93f9-1b7a0e5e7c77
         */
        AttemptKey: string;
        /**
         * @description The provider's token of a saved meal card.
         * @example src-0001
         */
        SourceId: components["schemas"]["Id"];
        /**
         * @description Part of what a row shows; empty for all.
         * @example coffee
         */
        Keyword: string;
        /**
         * @description Field to sort by.
         * @example created_at
         */
        Sort: "created_at";
        /**
         * @description Direction of the sort.
         * @example DESC
         */
        Direction: "ASC" | "DESC";
        /**
         * @description Only refunds in one of these states, joined by commas.
         * @example [
         *       "Initiated",
         *       "Failed"
         *     ]
         */
        RefundStatuses: components["schemas"]["RefundStatus"][];
        /**
         * @description One key a request for a refund. The same key answers the refund it made.
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
         * @description First day.
         * @example 2026-10-01
         */
        FromDate: string;
        /**
         * @description Last day.
         * @example 2026-10-31
         */
        ToDate: string;
        /**
         * @description Only one direction of money.
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
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
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
        };
    };
    resendOtp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
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
        };
    };
    verifyOtp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
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
        };
    };
    createAccessToken: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
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
        };
    };
    signInGuest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
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
        };
    };
    refreshTokens: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The refresh token of the session; it is replaced by the one in the answer.
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
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The id of this installation of the app.
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
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
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
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
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
        };
    };
    deleteCustomer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The id of this installation of the app.
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
        };
    };
    updatePushToken: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
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
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
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
        };
    };
    getMachine: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
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
        };
    };
    getMachineProducts: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Machine id; -1 where no machine is chosen.
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
        };
    };
    streamMachine: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Machine id; -1 where no machine is chosen.
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
        };
    };
    validateCart: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Machine id; -1 where no machine is chosen.
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
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
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
        };
    };
    listOffers: {
        parameters: {
            query?: {
                /**
                 * @description true answers everything at once.
                 * @example false
                 */
                pageOff?: components["parameters"]["PageOff"];
            };
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description Machine id; -1 where no machine is chosen.
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
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Direction of the sort.
                 * @example asc
                 */
                order?: components["parameters"]["OrdersDirection"];
                /**
                 * @description true answers everything at once.
                 * @example false
                 */
                pageOff?: components["parameters"]["PageOff"];
                /**
                 * @description true leaves out the rows' details.
                 * @example false
                 */
                isList?: components["parameters"]["IsList"];
                /**
                 * @description Only orders in one of these states, joined by commas.
                 * @example [
                 *       "In-Progress",
                 *       "Paid"
                 *     ]
                 */
                status?: components["parameters"]["OrderStatuses"];
            };
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The `sub` claim of the access token.
                 * @example usr-asha
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description Machine id; -1 where no machine is chosen.
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
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description One key a checkout attempt, unique across all customers. The same key with the same body answers the order it made; with another body it is refused.
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
                 * @description Machine id; -1 where no machine is chosen.
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
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The `sub` claim of the access token.
                 * @example usr-asha
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description Machine id; -1 where no machine is chosen.
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
        };
    };
    dispenseOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The `sub` claim of the access token.
                 * @example usr-asha
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description Machine id; -1 where no machine is chosen.
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
        };
    };
    unblockOrder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description The key of a checkout attempt whose order is not known; goes with an order id of -1.
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
                 * @description Machine id; -1 where no machine is chosen.
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
        };
    };
    getReceipt: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
            };
            path: {
                /**
                 * @description The `sub` claim of the access token.
                 * @example usr-asha
                 */
                userId: components["parameters"]["UserId"];
                /**
                 * @description Machine id; -1 where no machine is chosen.
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
        };
    };
    listPaymentOptions: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
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
        };
    };
    listMealCards: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
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
        };
    };
    deleteMealCard: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
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
        };
    };
    saveCard: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
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
        };
    };
    listRefunds: {
        parameters: {
            query?: {
                /**
                 * @description true answers everything at once.
                 * @example false
                 */
                pageOff?: components["parameters"]["PageOff"];
                /**
                 * @description true leaves out the rows' details.
                 * @example false
                 */
                isList?: components["parameters"]["IsList"];
                /**
                 * @description Rows a page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Part of what a row shows; empty for all.
                 * @example coffee
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Field to sort by.
                 * @example created_at
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Direction of the sort.
                 * @example DESC
                 */
                order?: components["parameters"]["Direction"];
                /**
                 * @description Only refunds in one of these states, joined by commas.
                 * @example [
                 *       "Initiated",
                 *       "Failed"
                 *     ]
                 */
                status?: components["parameters"]["RefundStatuses"];
            };
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
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
        };
    };
    createRefund: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
                /**
                 * @description One key a request for a refund. The same key answers the refund it made.
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
        };
    };
    getWalletBalance: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
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
        };
    };
    getCompanyWalletBalance: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
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
        };
    };
    getLocationWallet: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
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
        };
    };
    listWalletTransactions: {
        parameters: {
            query?: {
                /**
                 * @description true answers everything at once.
                 * @example false
                 */
                pageOff?: components["parameters"]["PageOff"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Part of what a row shows; empty for all.
                 * @example coffee
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Field to sort by.
                 * @example created_at
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Direction of the sort.
                 * @example DESC
                 */
                order?: components["parameters"]["Direction"];
                /**
                 * @description First day.
                 * @example 2026-10-01
                 */
                fromDate?: components["parameters"]["FromDate"];
                /**
                 * @description Last day.
                 * @example 2026-10-31
                 */
                toDate?: components["parameters"]["ToDate"];
                /**
                 * @description Only one direction of money.
                 * @example credit
                 */
                type?: components["parameters"]["TransactionType"];
            };
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
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
        };
    };
    listCompanyWalletTransactions: {
        parameters: {
            query?: {
                /**
                 * @description true answers everything at once.
                 * @example false
                 */
                pageOff?: components["parameters"]["PageOff"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Rows a page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Part of what a row shows; empty for all.
                 * @example coffee
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Field to sort by.
                 * @example created_at
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Direction of the sort.
                 * @example DESC
                 */
                order?: components["parameters"]["Direction"];
                /**
                 * @description First day.
                 * @example 2026-10-01
                 */
                fromDate?: components["parameters"]["FromDate"];
                /**
                 * @description Last day.
                 * @example 2026-10-31
                 */
                toDate?: components["parameters"]["ToDate"];
                /**
                 * @description Only one direction of money.
                 * @example credit
                 */
                type?: components["parameters"]["TransactionType"];
            };
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
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
        };
    };
    listOrderTransactions: {
        parameters: {
            query?: {
                /**
                 * @description true answers everything at once.
                 * @example false
                 */
                pageOff?: components["parameters"]["PageOff"];
                /**
                 * @description Rows a page.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Page number, from 1.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Part of what a row shows; empty for all.
                 * @example coffee
                 */
                keyword?: components["parameters"]["Keyword"];
                /**
                 * @description Field to sort by.
                 * @example created_at
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Direction of the sort.
                 * @example DESC
                 */
                order?: components["parameters"]["Direction"];
            };
            header: {
                /**
                 * @description Which app is calling.
                 * @example vending-web
                 */
                client_id: components["parameters"]["ClientId"];
                /**
                 * @description One id a call, shown to the customer as the support reference where money is concerned.
                 * @example 3f1c1b52-8d0e-4a55-9f0e-6a0d1b0f9a01
                 */
                "X-Request-Id"?: components["parameters"]["RequestId"];
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
        };
    };
}
