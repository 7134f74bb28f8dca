// Generated from openapi/ by `npm run codegen`; do not edit.
export interface Texts {
"shared": {
"youSave": (values: { amount: string | number }) => string
"closedUntil": (values: { time: string | number }) => string
"each": (values: { price: string | number }) => string
"hsn": (values: { code: string | number }) => string
"machineOffline": string
"somethingWrong": string
"profileFailed": string
"loadingProfile": string
"tryAgain": string
"payAnotherWay": string
"checkAgain": string
"oneMoment": string
"notNow": string
"gotIt": string
"remove": (values: { name: string | number }) => string
"signIn": string
"phoneNumber": string
"mealCards": string
"methods": {
"Wallet": string
"CompanyWallet": string
"Card": string
"MealCard": string
"UPI": string
}
"findMachine": string
"findYourMachine": string
"changeMachine": string
"scanCode": string
"machineNumber": string
"recentMachines": string
"goToMachine": string
"checkingMachine": string
"seeProducts": string
"findAnother": string
"slot": (values: { label: string | number }) => string
"soldOut": string
"products": (values: { count: number }) => string
"nothingLeft": string
"count": (values: { quantity: string | number }) => string
"several": (values: { count: string | number; name: string | number }) => string
"perCup": string
"addFor": (values: { price: string | number }) => string
"customized": (values: { count: string | number }) => string
"yourOrder": string
"yourOrders": string
"orderDetails": string
"orderNumber": (values: { number: string | number }) => string
"lookingUpOrder": string
"orderNotFound": string
"orderUnread": string
"orderStatusUnknown": string
"partlyDispensed": string
"beingChecked": string
"onItsWay": string
"continuePaying": string
"paymentCanceled": string
"paymentConfirming": string
"paymentConfirmingHint": (values: { amount: string | number }) => string
"getHelp": string
"helpAndSupport": string
"faq": string
"terms": string
"privacy": string
"imprint": string
"accessibility": string
"supportReference": string
"backToCart": string
"offlineNotice": string
"cutOff": string
"trackOrder": string
"noMatches": string
"clearFilters": string
"notifyMe": string
"deposit": string
"soldBy": (values: { seller: string | number }) => string
"taxesIncluded": string
"allow": string
"dontAllow": string
"usageStatistics": string
"seeOrder": string
}
"account": {
"title": string
"guestTitle": string
"guestHint": string
"guestHintOrders": string
"signIn": string
"profileFailed": string
"loading": string
"editProfile": string
"createProfile": string
"yours": string
"refunds": string
"companyWallet": string
"cards": string
"help": string
"legal": string
"offers": string
"support": string
"faq": string
"terms": string
"privacy": string
"imprint": string
"accessibility": string
"language": string
"languageHint": string
"theme": string
"themes": {
"light": string
"dark": string
"auto": string
}
"textSize": string
"textSizes": {
"standard": string
"large": string
}
"dataTitle": string
"dataHint": (values: { app: string | number }) => string
"dataDownload": string
"dataLeftOut": string
"signOut": string
"delete": string
"deleteTitle": string
"deleteWaiting": (values: { machine: string | number }) => string
"deleteUnpaid": (values: { amount: string | number }) => string
"deletePaid": (values: { amount: string | number }) => string
"deleteConfirming": (values: { amount: string | number }) => string
"deletePaymentUnknown": (values: { amount: string | number }) => string
"seeOrder": string
"deleteLost": string
"lost": {
"profile": string
"wallet": string
"walletWith": (values: { amount: string | number }) => string
"cards": string
"orders": string
"device": string
}
"guestDelete": {
"open": string
"title": string
"yes": string
"no": string
"done": string
"kept": string
}
"deleteYes": string
"deleting": string
"deleteNo": string
"deleted": string
"deleteFailed": string
"statistics": string
"allow": string
"dontAllow": string
}
"cart": {
"insteadOf": (values: { price: string | number }) => string
"title": string
"limit": (values: { most: string | number }) => string
"bar": (values: { count: number }) => string
"saved": (values: { amount: string | number }) => string
"toCart": string
"addNamed": (values: { name: string | number }) => string
"more": (values: { name: string | number }) => string
"less": (values: { name: string | number }) => string
"noMore": (values: { name: string | number }) => string
"unreadable": (values: { count: number }) => string
"offerDropped": (values: { title: string | number }) => string
"inCart": (values: { count: string | number; name: string | number }) => string
"customization": (values: { count: number; ingredient: string | number }) => string
"offerEnded": string
"with": (values: { ingredient: string | number }) => string
}
"cartColumn": {
"empty": string
"total": (values: { count: number }) => string
"pay": string
"deposit": string
}
"checkout": {
"each": (values: { price: string | number }) => string
"newPrice": (values: { price: string | number; before: string | number }) => string
"newChoice": (values: { before: string | number }) => string
"spendMore": (values: { amount: string | number; title: string | number }) => string
"oneOffer": (values: { used: string | number; title: string | number }) => string
"oneOfferChosen": (values: { used: string | number; title: string | number }) => string
"offerRefused": (values: { title: string | number }) => string
"offlineHint": string
"help": string
"tryAgain": string
"cannotPay": {
"needs-sign-in": {
"title": string
"hint": string
}
"short": {
"title": string
"hint": string
}
"balance-unknown": {
"title": string
"hint": string
}
"unavailable": {
"title": string
"hint": string
}
}
"somethingWrong": string
"optionsFailed": string
"methodsPartial": string
"notInitiated": string
"title": string
"addMore": string
"remove": (values: { name: string | number }) => string
"removedLine": (values: { name: string | number }) => string
"undo": string
"quantityOf": (values: { count: string | number; name: string | number }) => string
"soldOut": string
"short": (values: { left: string | number }) => string
"lessThanWanted": string
"allSoldOut": string
"cartFailed": string
"cartFailedHint": string
"allSoldOutHint": string
"subtotal": string
"discount": string
"toPay": string
"offers": string
"saved": (values: { amount: string | number }) => string
"applyOffer": string
"removeOffer": string
"moreOffers": (values: { count: number }) => string
"countOffers": (values: { count: number }) => string
"offerNeeds": (values: { amount: string | number }) => string
"wouldSave": (values: { amount: string | number }) => string
"offerOther": string
"pricing": string
"quoteFailed": string
"quoteFailedHint": string
"emptyCart": string
"emptyCartHint": string
"toProducts": string
"toCart": string
"methods": string
"method": string
"changeMethod": string
"unavailable": string
"balance": (values: { amount: string | number }) => string
"balanceLoading": string
"balanceUnknown": string
"balanceShort": (values: { missing: string | number }) => string
"needsSignIn": string
"onProviderPage": string
"loadingMethods": string
"newMealCard": string
"manageMealCards": string
"saveMealCard": string
"choose": (values: { amount: string | number }) => string
"pay": (values: { amount: string | number }) => string
"moneyBack": string
"closedUntil": (values: { time: string | number }) => string
"paying": string
"leaving": string
"payingElsewhere": string
"badPaymentLink": string
"unreadablePayment": string
"payingSlowly": string
"offlineNotice": string
"notStored": string
"insecurePage": string
"released": string
"confirmingNotice": string
"cancelFailed": string
"refusedHint": (values: { amount: string | number; method: string | number }) => string
"seeNewPrice": string
"payWithoutOffer": string
"chooseOtherMethod": string
"seeWaitingOrder": string
"close": string
"unfinishedTitle": string
"unfinishedLost": (values: { amount: string | number }) => string
"unfinishedByServer": (values: { amount: string | number }) => string
"unfinishedOffline": (values: { amount: string | number }) => string
"unfinishedWaiting": (values: { amount: string | number }) => string
"unfinishedChecking": string
"unfinishedUnread": string
"unfinishedOther": (values: { amount: string | number }) => string
"otherOpenTitle": string
"otherOpen": (values: { amount: string | number; until: string | number }) => string
"cancelPayment": string
"inApp": {
"title": (values: { amount: string | number; app: string | number }) => string
"onPhone": (values: { app: string | number }) => string
"onScreen": (values: { app: string | number }) => string
"timeLeft": (values: { time: string | number }) => string
"lastMinute": string
"over": string
"overHint": string
"open": (values: { app: string | number }) => string
"noApp": (values: { app: string | number }) => string
"codeHint": string
"code": (values: { amount: string | number }) => string
"copy": string
"copied": string
"copyFailed": string
}
"canceledTitle": string
"canceledHint": (values: { reason: string | number }) => string
"canceledRefund": (values: { amount: string | number }) => string
"seeCanceled": string
"confirming": string
"confirmingHint": (values: { amount: string | number }) => string
"continuePaying": string
"payAnotherWay": string
"signInToCheck": string
"signInToCollect": string
"paidElsewhere": (values: { amount: string | number }) => string
"paidElsewhereHint": (values: { number: string | number }) => string
"paidAsGuestHint": (values: { number: string | number }) => string
"toAccount": string
"checkAgain": string
"getHelp": string
"emptyAfterPaying": string
"toLastOrder": string
"paidElsewhereHintUnnamed": string
"paidAsGuestHintUnnamed": string
"deposit": string
"orderBinding": string
"yourOrder": string
"soldBy": (values: { seller: string | number }) => string
"taxesIncluded": string
"ageConfirm": (values: { age: string | number }) => string
"payingHere": string
"balanceLeft": (values: { amount: string | number; left: string | number }) => string
}
"coffee": {
"offline": string
"ask": (values: { ingredient: string | number }) => string
"askYesNo": (values: { ingredient: string | number }) => string
"none": string
"with": string
"without": string
"amount": (values: { quantity: string | number; unit: string | number }) => string
"perCup": string
"add": (values: { price: string | number }) => string
"cancel": string
"lastTime": string
"again": (values: { choice: string | number }) => string
"change": (values: { ingredient: string | number }) => string
"close": string
}
"dashboard": {
"offerFrom": (values: { amount: string | number }) => string
"retry": string
"somethingWrong": string
"title": string
"orderReady": string
"orderMoving": string
"orderOffline": string
"seeOrder": string
"watch": string
"yourMachine": string
"toProducts": string
"scanOther": string
"noMachine": string
"noMachineHint": string
"scan": string
"search": string
"recent": string
"wallet": string
"walletLoading": string
"walletUnknown": string
"transactions": string
"guestWallet": string
"offers": string
"allOffers": string
"lastOrder": string
"allOrders": string
}
"dispense": {
"readyScreen": string
"statusScreen": string
"count": (values: { quantity: string | number }) => string
"machineNumber": string
"waitsAt": string
"stay": string
"waitOrRefund": string
"closedUntil": (values: { time: string | number }) => string
"closedHint": string
"phoneOffline": string
"cutOff": string
"paid": (values: { amount: string | number }) => string
"slot": (values: { label: string | number }) => string
"itemStages": {
"waiting": string
"dispensing": string
"dispensed": string
"partly": string
"failed": string
"unknown": string
}
"cupStages": {
"waiting": string
"dispensing": string
"dispensed": string
"failed": string
}
"gotNone": string
"gotNoneNamed": (values: { name: string | number }) => string
"notGot": string
"notGotNamed": (values: { name: string | number }) => string
"noNews": string
"itemCount": (values: { done: string | number; total: string | number }) => string
"itemNews": (values: { name: string | number; stage: string | number }) => string
"collected": (values: { count: number }) => string
"lost": string
"orderNumber": (values: { number: string | number }) => string
"loading": string
"loadFailed": string
"noneTitle": string
"noneHint": string
"toProducts": string
"ageCheck": (values: { age: string | number }) => string
}
"emptyMachine": {
"empty": string
"emptyHint": string
"toSearch": string
"nothing": string
"nothingFor": (values: { text: string | number }) => string
"showAll": string
}
"endings": {
"missing": {
"title": string
"hint": string
}
"unread": {
"title": string
"hint": string
}
"unpaid": {
"title": string
"hint": (values: { amount: string | number }) => string
}
"confirming": {
"title": string
"hint": (values: { amount: string | number }) => string
}
"canceled": {
"title": string
"hint": (values: { refund: string | number }) => string
}
"ready": {
"title": (values: { machine: string | number }) => string
"hint": string
}
"elsewhere": {
"title": (values: { machine: string | number; visited: string | number }) => string
"hint": (values: { number: string | number; place: string | number }) => string
}
"machine-offline": {
"title": string
"hint": (values: { amount: string | number }) => string
}
"dispensing": {
"title": (values: { cups: string | number }) => string
"hint": (values: { cups: string | number; total: number; dispensed: string | number }) => string
}
"silent": {
"title": string
"hint": (values: { dispensed: string | number; total: string | number }) => string
}
"stopped": {
"title": string
"hint": (values: { dispensed: string | number; total: string | number }) => string
}
"released": {
"title": string
"hint": (values: { refundable: string | number; returned: string | number }) => string
}
"dispensed": {
"title": string
"hint": (values: { cups: string | number; total: number; item: string | number }) => string
}
"partly": {
"title": string
"hint": (values: { refundable: string | number; dispensed: string | number; total: string | number; returned: string | number }) => string
}
"failed": {
"title": string
"hint": (values: { refundable: string | number; returned: string | number }) => string
}
"unknown": {
"title": string
"hint": string
}
}
"errors": {
"offline": string
"unreachable": string
"tooSlow": string
"server": string
"portal": string
"sessionChanged": string
"slow": string
"tryAgainIn": (values: { seconds: string | number }) => string
"partFailed": string
"partFailedHint": string
"details": string
"code": string
"reference": string
}
"faq": {
"title": string
"search": string
"placeholder": string
"found": (values: { count: number }) => string
"nothing": string
"nothingHint": string
"toSupport": string
"notHere": string
}
"filters": {
"search": string
"dates": string
"clearDates": string
"from": string
"to": string
"clearRange": string
"earlier": string
"later": string
"close": string
"nothing": string
"nothingHint": string
"clear": string
}
"goTo": {
"order": string
"orders": string
"search": string
}
"hints": {
"banner": string
"storageDenied": string
"closeBanner": string
"tip": string
"next": string
"done": string
"count": (values: { step: string | number; of: string | number }) => string
"add": string
"view": string
"machine": string
"howItWorks": string
"steps": {
"1": {
"title": string
"text": string
}
"2": {
"title": string
"text": string
}
"3": {
"title": string
"text": string
}
}
}
"lists": {
"noMore": string
"partial": string
"earlier": string
"orders": {
"loading": string
"failed": string
"more": string
"loadingMore": string
"moreFailed": string
"shown": (values: { count: number }) => string
"allShown": string
"allFound": string
"partial": string
}
"payments": {
"loading": string
"failed": string
"more": string
"loadingMore": string
"moreFailed": string
"shown": (values: { count: number }) => string
"allShown": string
"allFound": string
"partial": string
}
"refunds": {
"loading": string
"failed": string
"more": string
"loadingMore": string
"moreFailed": string
"shown": (values: { count: number }) => string
"allShown": string
"allFound": string
"partial": string
}
"transactions": {
"loading": string
"failed": string
"more": string
"loadingMore": string
"moreFailed": string
"shown": (values: { count: number }) => string
"allShown": string
"allFound": string
"partial": string
}
}
"mealCards": {
"somethingWrong": string
"title": string
"intro": string
"loading": string
"failed": string
"empty": string
"emptyHint": string
"ending": (values: { digits: string | number }) => string
"remove": (values: { name: string | number }) => string
"removeTitle": string
"removeText": (values: { card: string | number; digits: string | number }) => string
"removeYes": string
"removing": string
"removeNo": string
"removed": string
"add": string
"name": string
"nameHint": string
"digits": string
"digitsHint": string
"description": string
"consent": string
"errors": {
"name": string
"card_no": string
"description": string
"saveCard": string
}
"save": string
"saving": string
"saved": string
"saveFailed": string
"saveUnknown": string
"cancel": string
}
"needsAccount": {
"forProfile": string
"forCard": string
"forWallet": string
"hint": string
"signIn": string
}
"notifications": {
"offers": {
"cup": {
"title": string
"hint": string
"accept": string
}
"refund": {
"title": string
"hint": string
"accept": string
}
"stock": {
"title": string
"hint": string
"accept": string
}
}
"asking": string
"putOff": string
"accepted": string
"blocked": string
"installTitle": string
"installHint": string
"failed": string
"show": string
"unnamed": string
"unnamedHint": string
}
"offers": {
"title": string
"at": (values: { machine: string | number }) => string
"loading": string
"failed": string
"failedHint": string
"none": string
"noneHint": string
"toProducts": string
"noMachine": string
"noMachineHint": string
"toSearch": string
"gives": (values: { value: string | number }) => string
"upTo": (values: { amount: string | number }) => string
"from": (values: { amount: string | number }) => string
"allProducts": string
"someProducts": string
"otherCount": (values: { count: string | number }) => string
"until": (values: { day: string | number }) => string
"use": string
"using": string
"isUsed": string
"used": (values: { title: string | number }) => string
"dropped": (values: { title: string | number }) => string
"missing": (values: { amount: string | number }) => string
"otherProducts": string
"fits": string
"toCart": string
}
"orderActions": {
"getHelpShort": string
"dispense": string
"starting": string
"kept": string
"goToMachine": string
"watch": string
"cannotCollect": string
"cannotCollectHint": (values: { amount: string | number }) => string
"keepOrder": string
"release": string
"releasing": string
"releaseFailed": string
"releaseFailedLater": (values: { number: string | number }) => string
"giveUp": string
"givingUp": string
"stillConfirming": string
"continuePaying": string
"checkAgain": string
"getHelp": string
"details": string
"shop": string
"confirmLabel": string
"confirmHint": (values: { number: string | number }) => string
"confirmWrong": (values: { number: string | number }) => string
"confirm": string
"scan": string
"refund": (values: { amount: string | number }) => string
"refundTitle": string
"refundChoice": string
"refundModeHints": {
"source": string
"wallet": string
}
"refundConfirm": (values: { amount: string | number }) => string
"refunding": string
"cancel": string
"refundUnknown": string
"otherRefund": string
"refundFailed": string
"refundSteps": {
"asked": string
"sent": string
"source": string
"wallet": string
}
"whenOnline": (values: { label: string | number }) => string
"machineMoved": string
"rateTitle": string
"stars": (values: { count: number }) => string
"rated": string
"notRated": string
"somethingWrong": string
"keepTitle": string
"keepHint": string
"keepHintAvoid": string
"keepNot": string
"keepYes": string
}
"orders": {
"itemTotal": string
"title": string
"loading": string
"toProducts": string
"historyTitle": string
"views": string
"ordersView": string
"paymentsView": string
"refundsView": string
"several": (values: { count: string | number; name: string | number }) => string
"noOrders": string
"noOrdersHint": string
"searchPayments": string
"noPayments": string
"noPaymentsHint": string
"orderNumber": (values: { number: string | number }) => string
"statuses": {
"Pending": string
"Paid": string
"In-Progress": string
"Dispensed": string
"Partially-Dispensed": string
"Failed": string
"Cancelled": string
}
"otherStatus": string
"items": string
"quantity": (values: { quantity: string | number }) => string
"each": (values: { price: string | number }) => string
"customized": (values: { count: string | number }) => string
"dispensedOf": (values: { done: string | number; total: string | number }) => string
"payment": string
"total": string
"discount": string
"taxIncluded": (values: { tax: string | number }) => string
"paidAmount": string
"paidAfterRefund": string
"amount": string
"method": string
"methods": {
"Wallet": string
"CompanyWallet": string
"Card": string
"MealCard": string
"UPI": string
}
"otherMethod": string
"machine": string
"machineNumber": string
"dates": string
"created": string
"paidAt": string
"started": string
"completed": string
"again": string
"againNamed": (values: { names: string | number }) => string
"againChecking": string
"againFailed": string
"againTitle": string
"againNothing": string
"againOffline": (values: { machine: string | number }) => string
"againOfflineHint": string
"againMachine": (values: { machine: string | number; place: string | number }) => string
"againReplaces": (values: { count: number }) => string
"missing": string
"shortages": {
"gone": string
"soldOut": string
"fewer": (values: { got: string | number; wanted: string | number }) => string
"limit": (values: { got: string | number; wanted: string | number }) => string
}
"newPrices": string
"changed": (values: { to: string | number; from: string | number }) => string
"newChoices": string
"asMade": string
"againYes": (values: { count: number }) => string
"againReplace": string
"againNo": string
"toMachine": (values: { machine: string | number }) => string
"receipt": string
"receiptOpening": string
"receiptReady": string
"receiptLink": string
"receiptShare": string
"printOrShare": string
"ownReceipt": string
"receiptCopy": string
"copyFailed": string
"receiptCopied": string
"receiptNote": string
"refund": string
"checked": (values: { when: string | number }) => string
"buy": string
"buyNamed": (values: { name: string | number }) => string
"print": string
"lastChecked": (values: { when: string | number }) => string
"keptOnly": (values: { when: string | number }) => string
"keptBelow": (values: { when: string | number }) => string
"receiptOf": (values: { number: string | number }) => string
"badReceipt": string
"refunded": (values: { amount: string | number }) => string
"refundNotes": {
"Initiated": (values: { amount: string | number }) => string
"Processed": (values: { amount: string | number }) => string
"Failed": (values: { amount: string | number }) => string
}
"canGetBack": (values: { amount: string | number }) => string
"refundModes": {
"source": string
"wallet": string
}
"somethingWrong": string
"deposit": string
"invoice": string
"hsn": (values: { code: string | number }) => string
"taxesIncluded": string
}
"paymentResult": {
"orSignIn": string
"title": string
"checking": string
"checkingHint": string
"confirming": string
"confirmingHint": (values: { amount: string | number }) => string
"waiting": string
"waitingHint": string
"stillWaiting": string
"stillWaitingHint": string
"finishPaying": string
"details": string
"paid": string
"paidHint": (values: { amount: string | number }) => string
"canceled": string
"canceledHint": (values: { reason: string | number }) => string
"canceledWithoutCart": (values: { reason: string | number }) => string
"otherOpen": (values: { amount: string | number }) => string
"seeOther": string
"payAgain": string
"payAnotherWay": string
"toProducts": string
"getHelp": string
"checkAgain": string
"notKnown": string
"notKnownHint": (values: { why: string | number }) => string
"noOrder": string
"noOrderHint": string
"noSession": string
"noSessionHint": string
"newStatus": string
"paidElsewhere": (values: { amount: string | number }) => string
"wayBack": string
}
"problems": {
"kept-my-money": {
"title": string
"steps": {
"1": string
"2": string
"3": string
"4": string
}
}
"stuck": {
"title": string
"steps": {
"1": string
"2": string
"3": string
"4": string
}
}
"wrong-product": {
"title": string
"steps": {
"1": string
"2": string
}
}
"spoiled": {
"title": string
"steps": {
"1": string
"2": string
}
}
"refund-missing": {
"title": string
"steps": {
"1": string
"2": string
"3": string
"4": string
}
}
"charged-twice": {
"title": string
"steps": {
"1": string
"2": string
"3": string
}
}
"offline": {
"title": string
"steps": {
"1": string
"2": string
"3": string
}
}
"coffee": {
"title": string
"steps": {
"1": string
"2": string
"3": string
}
}
"code": {
"title": string
"steps": {
"1": string
"2": string
}
}
"sign-in": {
"title": string
"steps": {
"1": string
"2": string
}
}
}
"productDetail": {
"hsn": (values: { code: string | number }) => string
"offline": string
"add": (values: { price: string | number }) => string
"trayName": string
"slotName": (values: { label: string | number }) => string
"close": string
"bestBefore": (values: { date: string | number }) => string
"nutrition": string
"perPack": string
"perCup": string
"nutrients": {
"energy_kcal": string
"protein_g": string
"carbohydrate_g": string
"sugar_g": string
"fat_g": string
"sodium_mg": string
}
"units": {
"energy_kcal": string
"protein_g": string
"carbohydrate_g": string
"sugar_g": string
"fat_g": string
"sodium_mg": string
}
"per100": (values: { unit: string | number }) => string
"energyAmount": (values: { kj: string | number; kcal: string | number }) => string
"grams": (values: { amount: string | number }) => string
"declared": {
"fat_g": string
"saturates_g": string
"carbohydrate_g": string
"sugar_g": string
"protein_g": string
"salt_g": string
}
"allergens": string
"ingredients": string
"noAllergens": string
"offers": string
"taxesIncluded": string
"soldBy": (values: { seller: string | number }) => string
"unstated": (values: { what: string | number; seller: string | number; contact: string | number }) => string
"unstatedFacts": {
"allergens": string
"ingredients": string
"nutrition": string
"nutritionPer100": string
}
"inSlot": (values: { count: string | number }) => string
}
"productTools": {
"search": string
"searchShort": string
"views": {
"grid": string
"list": string
"tray": string
}
"viewNow": (values: { view: string | number }) => string
"filters": (values: { count: number }) => string
"filterTitle": string
"close": string
"vegetarian": string
"without": string
"filterHint": string
"show": (values: { count: number }) => string
"showAll": string
"clear": string
}
"products": {
"offers": string
"offerFrom": (values: { offer: string | number; amount: string | number }) => string
"amountOff": (values: { amount: string | number }) => string
"otherOffer": string
"offerUsed": (values: { offer: string | number }) => string
"title": string
"categories": string
"view": string
"all": string
"about": (values: { name: string | number }) => string
"again": string
"onlyLeft": (values: { count: string | number }) => string
"soldOut": string
"expired": string
"blocked": string
"veg": string
"nonVeg": string
"failed": string
"preview": string
"partial": string
"offlineNow": string
"wentOffline": string
"backOnline": string
"offlineNotice": string
"toSearch": string
"deposit": (values: { amount: string | number }) => string
"unitPrice": (values: { price: string | number; unit: string | number }) => string
"fromAge": (values: { age: string | number }) => string
}
"profile": {
"title": string
"askTitle": string
"askHint": string
"fetchFailed": string
"editFailed": string
"editFailedHint": string
"loading": string
"phone": string
"labels": {
"first_name": string
"last_name": string
"email": string
"date_of_birth": string
"gender": string
}
"hints": {
"email": string
"optional": string
"phone": string
}
"genders": {
"female": string
"male": string
"other": string
"undisclosed": string
}
"errors": {
"missing": string
"emptied": (values: { label: string | number }) => string
"long": (values: { label: string | number }) => string
"future": string
"wrong": (values: { label: string | number }) => string
"wrongEmail": string
}
"save": string
"saving": string
"saved": string
"skip": string
}
"refusals": {
"AUTH_4010": string
"AUTH_4030": string
"CARD_1001": string
"CART_1000": string
"CART_1001": string
"CART_1002": string
"CART_1003": string
"FOUND_4040": string
"OF_1004": string
"ORDER_4040": string
"ORDER_4041": string
"ORDER_4090": string
"ORDER_4091": string
"ORDER_4092": string
"ORDER_4093": string
"ORDER_4094": string
"ORDER_4095": string
"ORDER_4096": string
"OTP_1001": string
"OTP_1002": string
"OTP_1003": string
"OTP_4290": string
"PAY_1001": string
"PAY_1002": string
"PAY_1003": string
"RATE_4290": string
"REFUND_4090": string
"REFUND_4091": string
"REFUND_4092": string
"REQUEST_4220": string
}
"refunds": {
"title": string
"search": string
"statusFilter": string
"statuses": {
"Initiated": string
"Processed": string
"Failed": string
}
"otherStatus": string
"kinds": {
"full": string
"partial": string
}
"otherKind": string
"otherMode": string
"order": (values: { number: string | number }) => string
"none": string
"noneHint": string
"toOrders": string
}
"scan": {
"sharedForeign": string
"title": string
"close": string
"starting": string
"aim": string
"found": string
"foreign": string
"torchOn": string
"torchOff": string
"tryAgain": string
"idLabel": string
"idPlaceholder": string
"go": string
"idWrong": string
"takePhoto": string
"photo": string
"readingPhoto": string
"photoWithoutCode": string
"photoUnreadable": string
"failures": {
"refused": {
"title": string
"hint": string
}
"missing": {
"title": string
"hint": string
}
"busy": {
"title": string
"hint": string
}
"insecure": {
"title": string
"hint": string
}
"reader": {
"title": string
"hint": string
}
}
}
"search": {
"title": string
"label": string
"placeholder": string
"hint": string
"tooShort": string
"welcome": string
"welcomeHint": string
"noAccount": string
"scan": string
"yours": string
"results": (values: { count: number }) => string
"nothing": string
"nothingHint": string
"failed": string
"searching": string
"offline": string
"coffee": string
"vending": string
"unknown": string
"unknownHint": (values: { id: string | number }) => string
"openFailed": string
"toSearch": string
"changeTitle": string
"changeText": (values: { count: number; from: string | number; name: string | number }) => string
"changeYes": string
"changeNo": string
}
"shell": {
"closedUntil": (values: { time: string | number }) => string
"skip": string
"changeMachine": string
"back": string
"loading": string
"notFound": string
"notFoundHint": string
"goHome": string
"unexpected": string
"reload": string
"tryAgain": string
"tryingAgain": string
"checking": string
"checkedAt": (values: { time: string | number }) => string
"somethingWrong": string
"offlineTitle": string
"offlineText": string
"retry": string
"stillOffline": string
"signIn": string
"home": string
"guestFailed": string
"guestFailedHint": string
}
"signIn": {
"trouble": string
"accessibility": string
"title": string
"intro": string
"lostTitle": string
"lost": string
"introAgain": string
"country": string
"chooseCountry": string
"searchCountry": string
"countries": (values: { count: number }) => string
"noCountry": string
"phone": string
"phoneHint": string
"phoneErrors": {
"empty": string
"short": (values: { to: string | number }) => string
"long": (values: { to: string | number }) => string
"wrong": (values: { country: string | number; to: string | number }) => string
}
"send": string
"sending": string
"codeTitle": string
"sentTo": (values: { number: string | number }) => string
"edit": string
"code": (values: { length: string | number }) => string
"digit": (values: { position: string | number; length: string | number }) => string
"codeHint": string
"codeInvalid": (values: { length: string | number }) => string
"verify": string
"verifying": string
"resend": string
"resendIn": (values: { seconds: string | number }) => string
"resent": string
"tokenFailed": string
"tokenNext": {
"retry": string
"start-over": string
}
"close": string
}
"supportScreen": {
"accessibility": string
"title": string
"intro": string
"order": string
"orderLoading": string
"orderFailed": string
"orderMissing": string
"retry": string
"noOrder": string
"noOrderHint": string
"toOrders": string
"details": string
"problems": string
"problemsHint": string
"tell": string
"contact": string
"contactHint": string
"call": (values: { phone: string | number }) => string
"mail": string
"mailTo": (values: { address: string | number }) => string
"copy": string
"copied": string
"copyFailed": string
"more": string
"faq": string
"terms": string
"offers": string
"report": {
"order": string
"id": string
"machine": string
"status": string
"about": string
"items": string
"amount": string
"ordered": string
"reference": string
"problem": string
"item": (values: { count: string | number; name: string | number }) => string
"short": (values: { done: string | number; total: string | number }) => string
"app": string
}
"subject": (values: { number: string | number }) => string
"subjectPlain": string
"emailBody": string
}
"tabs": {
"label": string
"home": string
"menu": string
"machines": string
"collect": string
"collectFirst": (values: { number: string | number }) => string
"orders": string
"wallet": string
"account": string
}
"terms": {
"contents": string
"updated": (values: { day: string | number }) => string
"questions": string
"toSupport": string
"toTop": string
"privacy": string
"imprint": string
"accessibility": string
}
"update": {
"title": string
"hint": string
"later": string
"now": string
"busy": string
}
"wallet": {
"title": string
"companyTitle": string
"wallets": string
"balance": string
"companyBalance": string
"comesIn": string
"companyComesIn": string
"balanceLoading": string
"balanceFailed": string
"retry": string
"search": string
"types": string
"all": string
"in": string
"out": string
"other": string
"balanceAfter": (values: { amount: string | number }) => string
"none": string
"noneHint": string
"toProducts": string
"noCompany": string
"noCompanyHint": string
"toWallet": string
"companyFailed": string
}
"badSettings": {
"title": string
"hint": string
"reload": string
}
"startFailed": {
"title": string
"hint": string
"reload": string
}
"oldBrowser": {
"title": string
"hint": (values: { app: string | number; browsers: string | number }) => string
}
"maintenance": {
"title": string
"hint": string
}
"avoid": {
"title": string
"hint": string
"names": {
"nuts": string
"peanuts": string
"egg": string
"gluten": string
"lactose": string
"soy": string
"nonVegetarian": string
}
"inSentence": {
"nuts": string
"peanuts": string
"egg": string
"gluten": string
"lactose": string
"soy": string
"nonVegetarian": string
}
"mark": string
"unclearMark": string
"has": (values: { what: string | number }) => string
"unclear": string
"askTitle": string
"askHas": (values: { name: string | number; what: string | number }) => string
"askUnclear": (values: { name: string | number }) => string
"askHint": string
"yes": string
"no": string
"onPhone": string
"onPhoneForGuests": string
"inAccount": string
"lost": string
"unset": string
"set": string
}
"favorites": {
"mark": (values: { name: string | number }) => string
"failed": string
"machines": string
"only": string
"tellMe": string
"dontTell": string
"willTell": string
"savedOnly": string
}
"places": {
"nearMe": string
"locating": string
"denied": string
"notFound": string
"privacy": string
"nearby": string
"nothingNear": string
"nothingNearHint": string
"failed": string
"away": (values: { distance: string | number }) => string
"open": string
"openUntil": (values: { time: string | number }) => string
"closed": string
"opens": (values: { time: string | number }) => string
"peek": string
"peekNamed": (values: { name: string | number }) => string
"peekHint": string
"peekCutOff": string
"peekFailed": string
"peekEmpty": string
"loading": string
"close": string
"choose": string
"opened": (values: { name: string | number }) => string
}
"refundTrack": {
"stages": {
"Accepted": string
"Sent": string
"Credited": string
"Refused": string
}
"toCome": {
"Sent": string
"Credited": string
}
"to": string
"methods": {
"Wallet": string
"CompanyWallet": string
"Card": string
"MealCard": string
"UPI": string
}
"endsIn": (values: { method: string | number; digits: string | number }) => string
"expected": string
"reference": string
"copy": string
"copied": string
"late": string
"arrives": (values: { amount: string | number; day: string | number }) => string
"onItsWay": (values: { amount: string | number }) => string
"arrived": (values: { amount: string | number }) => string
"overdue": (values: { amount: string | number }) => string
"refused": (values: { amount: string | number }) => string
"follow": string
"followAll": string
"several": {
"refused": (values: { amount: string | number; count: string | number }) => string
"overdue": (values: { count: string | number; amount: string | number }) => string
"onItsWay": (values: { count: string | number; amount: string | number }) => string
"arrived": (values: { count: string | number; amount: string | number }) => string
}
}
"wishes": {
"open": string
"openFor": (values: { text: string | number }) => string
"title": string
"hint": string
"label": string
"placeholder": string
"send": string
"sending": string
"thanks": (values: { count: number }) => string
"failed": string
"others": string
"othersLoading": string
"othersFailed": string
"count": (values: { count: number }) => string
"meToo": string
"meTooNamed": (values: { text: string | number }) => string
"counted": string
"close": string
}
"missingItem": {
"title": (values: { name: string | number }) => string
"hint": (values: { cup: string | number }) => string
"ask": string
"asking": string
"granted": (values: { amount: string | number }) => string
"inReview": string
"afterRefund": string
"seeRefund": string
}
"consent": {
"title": string
"hint": string
"allow": string
"dontAllow": string
"privacy": string
}
"seller": {
"gstin": (values: { number: string | number }) => string
"fssai": (values: { number: string | number }) => string
"vatId": (values: { number: string | number }) => string
"title": string
}
}
