// Generated from openapi/ by `npm run codegen`; do not edit.
import type { Losses } from './runtime/loss.ts'

export const OtpTicket: Losses = {
  resend_after: { loss: "cosmetic", blank: 30 },
}

export const OtpTicketResponse: Losses = {
  message: { loss: "cosmetic" },
  data: { inner: OtpTicket },
}

export const ErrorResponse: Losses = {
  message: { loss: "cosmetic", blank: "" },
}

export const AuthCodeResponse: Losses = {
  message: { loss: "cosmetic" },
}

export const OtpErrorResponse: Losses = {
  message: { loss: "cosmetic", blank: "" },
}

export const TokensResponse: Losses = {
  message: { loss: "cosmetic" },
}

export const GuestTokensResponse: Losses = {
  message: { loss: "cosmetic" },
}

export const DoneResponse: Losses = {
  message: { loss: "cosmetic" },
  data: { loss: "cosmetic", blank: null },
}

export const Profile: Losses = {
  first_name: { loss: "cosmetic" },
  last_name: { loss: "cosmetic" },
  email: { loss: "cosmetic" },
  phone: { loss: "cosmetic", blank: "" },
  country_code: { loss: "cosmetic", blank: "" },
  date_of_birth: { loss: "cosmetic" },
  gender: { loss: "cosmetic" },
  created_at: { loss: "cosmetic" },
}

export const ProfileResponse: Losses = {
  message: { loss: "cosmetic" },
  data: { inner: Profile },
}

export const Place: Losses = {
  name: { loss: "cosmetic", blank: "" },
  address: { loss: "cosmetic", blank: "" },
}

export const Category: Losses = {
  id: { loss: "cosmetic", blank: "" },
  name: { loss: "cosmetic", blank: "" },
}

export const ProductOffer: Losses = {
  id: { loss: "cosmetic", blank: "" },
  offer_type: { loss: "cosmetic", blank: "" },
  value: { loss: "cosmetic" },
  min_order_amount: { loss: "cosmetic" },
  max_discount_amount: { loss: "cosmetic" },
}

export const RecipeIngredient: Losses = {
  name: { loss: "cosmetic", blank: "", instead: "ingredient_id" },
  unit: { loss: "cosmetic", blank: "" },
  is_customizable: { loss: "cosmetic", blank: false },
  max_count: { loss: "cosmetic", blank: 0 },
}

export const Product: Losses = {
  brand: { loss: "cosmetic" },
  description: { loss: "cosmetic" },
  category: { loss: "cosmetic", blank: {"id":"","name":""}, inner: Category },
  offers: { loss: "cosmetic", blank: [], each: { loss: "cosmetic", inner: ProductOffer } },
  recipe_ingredients: { loss: "cosmetic", blank: [], each: { loss: "cosmetic", inner: RecipeIngredient } },
  image_url: { loss: "cosmetic", blank: "" },
  size: { loss: "cosmetic" },
  hsn_code: { loss: "cosmetic" },
  net_quantity: { loss: "cosmetic" },
  is_veg: { loss: "cosmetic" },
  nutrition: { loss: "cosmetic" },
  nutrition_per_100: { loss: "cosmetic" },
  ingredients: { loss: "cosmetic" },
}

export const Recipe: Losses = {
  is_customizable: { loss: "cosmetic", blank: false },
  product: { inner: Product },
}

export const Slot: Losses = {
  row_num: { loss: "cosmetic", blank: 0 },
  column_num: { loss: "cosmetic", blank: 0 },
  depth: { loss: "cosmetic", blank: 0 },
  recipe: { inner: Recipe },
}

export const Machine: Losses = {
  name: { loss: "cosmetic", blank: "", instead: "id" },
  place: { loss: "cosmetic", blank: {"name":"","address":""}, inner: Place },
  machine_type: { loss: "cosmetic", blank: "" },
  online_status: { loss: "cosmetic", blank: "" },
  location: { loss: "cosmetic" },
  opening_hours: { loss: "cosmetic" },
  slots: { loss: "cosmetic", each: { loss: "cosmetic", inner: Slot } },
}

export const MachineListResponse: Losses = {
  message: { loss: "cosmetic" },
  data: { each: { loss: "partial", inner: Machine } },
  meta: { loss: "cosmetic", blank: {"page":0,"limit":0,"total":0} },
}

export const MachineResponse: Losses = {
  message: { loss: "cosmetic" },
  data: { inner: Machine },
}

export const InventoryBatch: Losses = {
  exp_date: { isDate: true },
  product: { inner: Product },
}

export const Inventory: Losses = {
  batches: { each: { inner: InventoryBatch } },
}

export const MachineProducts: Losses = {
  planograms: { each: { loss: "partial", inner: Slot } },
  inventories: { loss: "partial", blank: [], each: { loss: "partial", keys: ["slot_id","batches.product.motor_id"], inner: Inventory } },
  online_status: { loss: "cosmetic", blank: "" },
  stock_level_threshold: { loss: "cosmetic", blank: [], each: { loss: "cosmetic" } },
  machine_type: { loss: "cosmetic", blank: "" },
  checks_age: { loss: "cosmetic" },
  max_order_quantity: { loss: "cosmetic" },
}

export const MachineProductsResponse: Losses = {
  message: { loss: "cosmetic" },
  data: { inner: MachineProducts },
}

export const LiveStatus: Losses = {
  id: { loss: "cosmetic", blank: "" },
}

export const LiveMessage: Losses = {
  entityName: { loss: "cosmetic", blank: "" },
  data: { inner: LiveStatus },
}

export const Favorite: Losses = {
  name: { loss: "cosmetic", blank: "", instead: "target_id" },
  image_url: { loss: "cosmetic" },
  machine: { loss: "cosmetic", inner: Machine },
  notify_machine_ids: { loss: "cosmetic", each: { loss: "cosmetic" } },
  created_at: { loss: "cosmetic", blank: "" },
}

export const FavoriteListResponse: Losses = {
  message: { loss: "cosmetic" },
  data: { each: { loss: "partial", inner: Favorite } },
  meta: { loss: "cosmetic", blank: {"page":0,"limit":0,"total":0} },
}

export const FavoriteResponse: Losses = {
  message: { loss: "cosmetic" },
  data: { inner: Favorite },
}

export const Wish: Losses = {
  is_mine: { loss: "cosmetic", blank: false },
}

export const WishListResponse: Losses = {
  message: { loss: "cosmetic" },
  data: { each: { loss: "partial", inner: Wish } },
  meta: { loss: "cosmetic", blank: {"page":0,"limit":0,"total":0} },
}

export const WishResponse: Losses = {
  message: { loss: "cosmetic" },
  data: { inner: Wish },
}

export const QuoteResponse: Losses = {
  message: { loss: "cosmetic" },
}

export const CartErrorResponse: Losses = {
  message: { loss: "cosmetic", blank: "" },
}

export const CartItem: Losses = {
  product: { inner: Product },
  ingredient_mode: { loss: "cosmetic" },
  outOfStockItem: { loss: "cosmetic", blank: false },
  removedQty: { loss: "cosmetic", blank: 0 },
}

export const Cart: Losses = {
  items: { each: { loss: "partial", inner: CartItem } },
}

export const CartResponse: Losses = {
  message: { loss: "cosmetic" },
  data: { inner: Cart },
}

export const Offer: Losses = {
  title: { loss: "cosmetic", blank: "", instead: "offer_type_alias" },
  description: { loss: "cosmetic", blank: "" },
  offer_type_alias: { loss: "cosmetic", blank: "" },
}

export const OfferListResponse: Losses = {
  message: { loss: "cosmetic" },
  data: { each: { loss: "partial", inner: Offer } },
  meta: { loss: "cosmetic", blank: {"page":0,"limit":0,"total":0} },
}

export const OrderMachine: Losses = {
  name: { loss: "cosmetic", blank: "", instead: "id" },
  place: { loss: "cosmetic", blank: {"name":"","address":""}, inner: Place },
  machine_type: { loss: "cosmetic", blank: "" },
  online_status: { loss: "cosmetic" },
}

export const OrderItem: Losses = {
  product_id: { loss: "cosmetic", blank: "" },
  name: { loss: "cosmetic", blank: "—", instead: "product_id" },
  image_url: { loss: "cosmetic", blank: "" },
  motor_id: { loss: "cosmetic", blank: "" },
  hsn_code: { loss: "cosmetic" },
  slot_label: { loss: "cosmetic", blank: "" },
  progress: { loss: "cosmetic" },
  custom_ingredients: { loss: "cosmetic", blank: [], each: { loss: "cosmetic" } },
  customized_ingredient: { loss: "cosmetic" },
  rating: { loss: "cosmetic" },
  deposit_amount: { loss: "cosmetic" },
  discount_amount: { loss: "cosmetic" },
  net_amount: { loss: "cosmetic" },
  refundable_amount: { loss: "cosmetic" },
  in_review: { loss: "cosmetic" },
}

export const RefundDestination: Losses = {
  last_four: { loss: "cosmetic" },
}

export const OrderRefund: Losses = {
  kind: { loss: "cosmetic", blank: "" },
  destination: { loss: "cosmetic", inner: RefundDestination },
  stages: { loss: "cosmetic", each: { loss: "cosmetic" } },
  expected_on: { loss: "cosmetic" },
  bank_reference: { loss: "cosmetic" },
  lines: { loss: "cosmetic", each: { loss: "cosmetic" } },
}

export const Order: Losses = {
  order_number: { loss: "cosmetic", blank: "", instead: "id" },
  idempotency_key: { loss: "cosmetic" },
  machine: { inner: OrderMachine },
  items: { each: { inner: OrderItem } },
  deposit_amount: { loss: "cosmetic" },
  offer_id: { loss: "cosmetic" },
  min_age: { loss: "cosmetic" },
  invoice_number: { loss: "cosmetic" },
  cancel_reason: { loss: "cosmetic" },
  created_at: { loss: "cosmetic", blank: "" },
  paid_at: { loss: "cosmetic" },
  dispense_started_at: { loss: "cosmetic" },
  completed_at: { loss: "cosmetic" },
  refund: { inner: OrderRefund },
  rating: { loss: "cosmetic" },
}

export const OrderListResponse: Losses = {
  message: { loss: "cosmetic" },
  data: { each: { loss: "partial", inner: Order } },
  meta: { loss: "cosmetic", blank: {"page":0,"limit":0,"total":0} },
}

export const OrderReceived: Losses = {
  order: { loss: "cosmetic", inner: Order },
}

export const OrderReceivedResponse: Losses = {
  message: { loss: "cosmetic" },
  data: { inner: OrderReceived },
}

export const OrderErrorResponse: Losses = {
  message: { loss: "cosmetic", blank: "" },
}

export const OrderResponse: Losses = {
  message: { loss: "cosmetic" },
  data: { inner: Order },
}

export const ReceiptResponse: Losses = {
  message: { loss: "cosmetic" },
}

export const PaymentAttempt: Losses = {
  ends_at: { loss: "cosmetic" },
}

export const PaymentAttemptResponse: Losses = {
  message: { loss: "cosmetic" },
  data: { inner: PaymentAttempt },
}

export const ReturnedPaymentResponse: Losses = {
  message: { loss: "cosmetic" },
}

export const PaymentOption: Losses = {
  name: { loss: "cosmetic", blank: "" },
  description: { loss: "cosmetic" },
}

export const PaymentOptions: Losses = {
  payment_options: { each: { loss: "partial", inner: PaymentOption } },
}

export const PaymentOptionsResponse: Losses = {
  message: { loss: "cosmetic" },
  data: { inner: PaymentOptions },
}

export const MealCard: Losses = {
  card_type: { loss: "cosmetic", blank: "" },
  name: { loss: "cosmetic", blank: "", instead: "card_no" },
  description: { loss: "cosmetic" },
}

export const MealCardListResponse: Losses = {
  message: { loss: "cosmetic" },
  data: { each: { loss: "partial", inner: MealCard } },
  meta: { loss: "cosmetic", blank: {"page":0,"limit":0,"total":0} },
}

export const MealCardResponse: Losses = {
  message: { loss: "cosmetic" },
  data: { inner: MealCard },
}

export const Refund: Losses = {
  order_number: { loss: "cosmetic", blank: "", instead: "order_id" },
  machine_name: { loss: "cosmetic", blank: "" },
  kind: { loss: "cosmetic", blank: "" },
  created_at: { loss: "cosmetic", blank: "" },
  processed_at: { loss: "cosmetic" },
  destination: { loss: "cosmetic", inner: RefundDestination },
  stages: { loss: "cosmetic", each: { loss: "cosmetic" } },
  expected_on: { loss: "cosmetic" },
  bank_reference: { loss: "cosmetic" },
  lines: { loss: "cosmetic", each: { loss: "cosmetic" } },
  summary: { loss: "cosmetic" },
}

export const RefundListResponse: Losses = {
  message: { loss: "cosmetic" },
  data: { each: { loss: "partial", inner: Refund } },
  meta: { loss: "cosmetic", blank: {"page":0,"limit":0,"total":0} },
}

export const RefundResponse: Losses = {
  message: { loss: "cosmetic" },
  data: { inner: Refund },
}

export const BalanceResponse: Losses = {
  message: { loss: "cosmetic" },
}

export const ClientLocation: Losses = {
  name: { loss: "cosmetic", blank: "" },
}

export const LocationWallet: Losses = {
  clientLocation: { inner: ClientLocation },
}

export const LocationWalletResponse: Losses = {
  message: { loss: "cosmetic" },
  data: { inner: LocationWallet },
}

export const WalletTransaction: Losses = {
  description: { loss: "cosmetic", blank: "" },
  order_id: { loss: "cosmetic" },
  created_at: { loss: "cosmetic", blank: "" },
}

export const WalletTransactionListResponse: Losses = {
  message: { loss: "cosmetic" },
  data: { each: { loss: "partial", inner: WalletTransaction } },
  meta: { loss: "cosmetic", blank: {"page":0,"limit":0,"total":0} },
}

export const OrderTransaction: Losses = {
  order_number: { loss: "cosmetic", blank: "", instead: "order_id" },
  vending_machine_id: { loss: "cosmetic", blank: "" },
  machine_name: { loss: "cosmetic", blank: "", instead: "vending_machine_id" },
  summary: { loss: "cosmetic", blank: "" },
  item_count: { loss: "cosmetic", blank: 0 },
  image_url: { loss: "cosmetic", blank: "" },
  payment_method: { loss: "cosmetic", blank: "" },
  created_at: { loss: "cosmetic", blank: "" },
}

export const OrderTransactionListResponse: Losses = {
  message: { loss: "cosmetic" },
  data: { each: { loss: "partial", inner: OrderTransaction } },
  meta: { loss: "cosmetic", blank: {"page":0,"limit":0,"total":0} },
}
