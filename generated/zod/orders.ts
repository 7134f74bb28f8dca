// Generated from openapi/ by `npm run codegen`; do not edit.
import * as zod from 'zod/mini'
import { Code, CustomIngredient, Id, Instant, MachineName, MachineType, Message, Meta, Money, OnlineStatus, OrderNumber, OrderStatus, PaymentMethod, Picture, Place, ProductName, RefundKind, RefundMode, RefundStatus } from './schemas.ts'

export const OrderMachine = /*#__PURE__*/ zod.object({
  "id": Id,
  "name": MachineName,
  "place": Place,
  "machine_type": MachineType,
  "online_status": /*#__PURE__*/ zod.optional(OnlineStatus)
});

export const OrderItemStatus = /*#__PURE__*/ zod.enum(['Dispensed', 'Partially-Dispensed', 'Pending', 'Failed']);

export const DispenseProgress = /*#__PURE__*/ zod.enum(['in-progress', 'completed', 'failed']);

export const orderItemQuantityMax = 100;

export const orderItemDispensedQuantityMin = 0;

export const orderItemDispensedQuantityMax = 100;

export const orderItemSlotLabelMax = 8;

export const orderItemCustomIngredientsMax = 1;

export const OrderItem = /*#__PURE__*/ zod.object({
  "id": Id,
  "product_id": Id,
  "name": ProductName,
  "image_url": Picture,
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(orderItemQuantityMax)),
  "dispensed_quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(orderItemDispensedQuantityMin)).check(/*#__PURE__*/ zod.lte(orderItemDispensedQuantityMax)),
  "price": Money,
  "motor_id": Id,
  "slot_label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderItemSlotLabelMax)),
  "status": OrderItemStatus,
  "progress": /*#__PURE__*/ zod.optional(DispenseProgress),
  "custom_ingredients": /*#__PURE__*/ zod.array(CustomIngredient).check(/*#__PURE__*/ zod.maxLength(orderItemCustomIngredientsMax))
});

export const PaymentProgress = /*#__PURE__*/ zod.enum(['open', 'confirming']);

export const OrderRefund = /*#__PURE__*/ zod.object({
  "id": Id,
  "kind": RefundKind,
  "mode": RefundMode,
  "status": RefundStatus,
  "amount": Money
});

export const orderItemsMax = 100;

export const Order = /*#__PURE__*/ zod.object({
  "id": Id,
  "order_number": OrderNumber,
  "user_id": Id,
  "status": OrderStatus,
  "is_active": /*#__PURE__*/ zod.boolean(),
  "is_deleted": /*#__PURE__*/ zod.boolean(),
  "machine": OrderMachine,
  "items": /*#__PURE__*/ zod.array(OrderItem).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderItemsMax)),
  "payment_method": PaymentMethod,
  "total_amount": Money,
  "discount_amount": Money,
  "net_payable_amount": Money,
  "refundable_amount": Money,
  "offer_id": /*#__PURE__*/ zod.optional(Id),
  "payment_progress": /*#__PURE__*/ zod.optional(PaymentProgress),
  "created_at": Instant,
  "paid_at": /*#__PURE__*/ zod.optional(Instant),
  "dispense_started_at": /*#__PURE__*/ zod.optional(Instant),
  "completed_at": /*#__PURE__*/ zod.optional(Instant),
  "refund": /*#__PURE__*/ zod.optional(OrderRefund)
});

export const orderListAnswerDataMax = 1000;

export const OrderListAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": /*#__PURE__*/ zod.array(Order).check(/*#__PURE__*/ zod.maxLength(orderListAnswerDataMax)),
  "meta": Meta
});

export const orderProductQuantityMax = 100;

export const orderProductCustomIngredientsMax = 1;

export const OrderProduct = /*#__PURE__*/ zod.object({
  "product_id": Id,
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(orderProductQuantityMax)),
  "price": Money,
  "motor_id": Id,
  "custom_ingredients": /*#__PURE__*/ zod.array(CustomIngredient).check(/*#__PURE__*/ zod.maxLength(orderProductCustomIngredientsMax))
});

export const orderRequestProductsMax = 100;

export const orderRequestSourceIdMax = 64;

export const orderRequestSourceIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const OrderRequest = /*#__PURE__*/ zod.object({
  "user_id": Id,
  "vending_machine_id": Id,
  "products": /*#__PURE__*/ zod.array(OrderProduct).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderRequestProductsMax)),
  "payment_method": PaymentMethod,
  "net_payable_amount": Money,
  "source_id": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(orderRequestSourceIdMax)).check(/*#__PURE__*/ zod.regex(orderRequestSourceIdRegExp))),
  "total_amount": Money,
  "offer_id": /*#__PURE__*/ zod.optional(Id)
});

export const NoPayment = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['none'])
});

export const redirectPaymentUrlMin = 8;

export const redirectPaymentUrlMax = 2048;

export const RedirectPayment = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['redirect']),
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(redirectPaymentUrlMin)).check(/*#__PURE__*/ zod.maxLength(redirectPaymentUrlMax))
});

export const formPostPaymentUrlMin = 8;

export const formPostPaymentUrlMax = 2048;

export const formPostPaymentFieldsMaxOne = 2048;

export const FormPostPayment = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['form_post']),
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(formPostPaymentUrlMin)).check(/*#__PURE__*/ zod.maxLength(formPostPaymentUrlMax)),
  "fields": /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(formPostPaymentFieldsMaxOne)))
});

export const Payment = /*#__PURE__*/ zod.discriminatedUnion('kind', [NoPayment,RedirectPayment,FormPostPayment]);

export const OrderReceived = /*#__PURE__*/ zod.object({
  "order_id": Id,
  "payment_method": PaymentMethod,
  "payment": Payment
});

export const OrderReceivedAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": OrderReceived
});

export const OrderAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Order
});

export const receiptLinkMin = 8;

export const receiptLinkMax = 2048;

export const Receipt = /*#__PURE__*/ zod.object({
  "link": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(receiptLinkMin)).check(/*#__PURE__*/ zod.maxLength(receiptLinkMax))
});

export const ReceiptAnswer = /*#__PURE__*/ zod.object({
  "code": Code,
  "message": /*#__PURE__*/ zod.optional(Message),
  "data": Receipt
});

export const listOrdersPathUserIdMax = 64;

export const listOrdersPathUserIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const listOrdersPathMachineIdMax = 64;

export const listOrdersPathMachineIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const ListOrdersParams = /*#__PURE__*/ zod.object({
  "userId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOrdersPathUserIdMax)).check(/*#__PURE__*/ zod.regex(listOrdersPathUserIdRegExp)),
  "machineId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOrdersPathMachineIdMax)).check(/*#__PURE__*/ zod.regex(listOrdersPathMachineIdRegExp))
})

export const listOrdersQueryPageMax = 10000;

export const listOrdersQueryLimitMax = 100;

export const listOrdersQueryStatusMax = 7;

export const ListOrdersQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOrdersQueryPageMax))),
  "limit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOrdersQueryLimitMax))),
  "order": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "pageOff": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "isList": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(OrderStatus).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOrdersQueryStatusMax)))
})

export const listOrdersHeaderClientIdMax = 64;

export const listOrdersHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const listOrdersHeaderXRequestIdMin = 8;

export const listOrdersHeaderXRequestIdMax = 64;

export const listOrdersHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const ListOrdersHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listOrdersHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(listOrdersHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(listOrdersHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(listOrdersHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(listOrdersHeaderXRequestIdRegExp)))
})

export const ListOrdersResponse = OrderListAnswer

export const createOrderPathUserIdMax = 64;

export const createOrderPathUserIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const createOrderPathMachineIdMax = 64;

export const createOrderPathMachineIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const CreateOrderParams = /*#__PURE__*/ zod.object({
  "userId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createOrderPathUserIdMax)).check(/*#__PURE__*/ zod.regex(createOrderPathUserIdRegExp)),
  "machineId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createOrderPathMachineIdMax)).check(/*#__PURE__*/ zod.regex(createOrderPathMachineIdRegExp))
})

export const createOrderHeaderClientIdMax = 64;

export const createOrderHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const createOrderHeaderXRequestIdMin = 8;

export const createOrderHeaderXRequestIdMax = 64;

export const createOrderHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const createOrderHeaderIdempotencyKeyMin = 16;

export const createOrderHeaderIdempotencyKeyMax = 64;

export const createOrderHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const CreateOrderHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(createOrderHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(createOrderHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createOrderHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(createOrderHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(createOrderHeaderXRequestIdRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createOrderHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createOrderHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createOrderHeaderIdempotencyKeyRegExp))
})

export const CreateOrderBody = OrderRequest

export const CreateOrderResponse = OrderReceivedAnswer

export const getOrderPathUserIdMax = 64;

export const getOrderPathUserIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const getOrderPathMachineIdMax = 64;

export const getOrderPathMachineIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const getOrderPathOrderIdMax = 64;

export const getOrderPathOrderIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const GetOrderParams = /*#__PURE__*/ zod.object({
  "userId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getOrderPathUserIdMax)).check(/*#__PURE__*/ zod.regex(getOrderPathUserIdRegExp)),
  "machineId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getOrderPathMachineIdMax)).check(/*#__PURE__*/ zod.regex(getOrderPathMachineIdRegExp)),
  "orderId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getOrderPathOrderIdMax)).check(/*#__PURE__*/ zod.regex(getOrderPathOrderIdRegExp))
})

export const getOrderHeaderClientIdMax = 64;

export const getOrderHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const getOrderHeaderXRequestIdMin = 8;

export const getOrderHeaderXRequestIdMax = 64;

export const getOrderHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const GetOrderHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getOrderHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(getOrderHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getOrderHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(getOrderHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getOrderHeaderXRequestIdRegExp)))
})

export const GetOrderResponse = OrderAnswer

export const dispenseOrderPathUserIdMax = 64;

export const dispenseOrderPathUserIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const dispenseOrderPathMachineIdMax = 64;

export const dispenseOrderPathMachineIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const dispenseOrderPathOrderIdMax = 64;

export const dispenseOrderPathOrderIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const DispenseOrderParams = /*#__PURE__*/ zod.object({
  "userId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(dispenseOrderPathUserIdMax)).check(/*#__PURE__*/ zod.regex(dispenseOrderPathUserIdRegExp)),
  "machineId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(dispenseOrderPathMachineIdMax)).check(/*#__PURE__*/ zod.regex(dispenseOrderPathMachineIdRegExp)),
  "orderId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(dispenseOrderPathOrderIdMax)).check(/*#__PURE__*/ zod.regex(dispenseOrderPathOrderIdRegExp))
})

export const dispenseOrderHeaderClientIdMax = 64;

export const dispenseOrderHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const dispenseOrderHeaderXRequestIdMin = 8;

export const dispenseOrderHeaderXRequestIdMax = 64;

export const dispenseOrderHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const DispenseOrderHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(dispenseOrderHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(dispenseOrderHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(dispenseOrderHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(dispenseOrderHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(dispenseOrderHeaderXRequestIdRegExp)))
})

export const DispenseOrderResponse = OrderAnswer

export const unblockOrderPathUserIdMax = 64;

export const unblockOrderPathUserIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const unblockOrderPathMachineIdMax = 64;

export const unblockOrderPathMachineIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const unblockOrderPathOrderIdMax = 64;

export const unblockOrderPathOrderIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const UnblockOrderParams = /*#__PURE__*/ zod.object({
  "userId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(unblockOrderPathUserIdMax)).check(/*#__PURE__*/ zod.regex(unblockOrderPathUserIdRegExp)),
  "machineId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(unblockOrderPathMachineIdMax)).check(/*#__PURE__*/ zod.regex(unblockOrderPathMachineIdRegExp)),
  "orderId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(unblockOrderPathOrderIdMax)).check(/*#__PURE__*/ zod.regex(unblockOrderPathOrderIdRegExp))
})

export const unblockOrderHeaderClientIdMax = 64;

export const unblockOrderHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const unblockOrderHeaderXRequestIdMin = 8;

export const unblockOrderHeaderXRequestIdMax = 64;

export const unblockOrderHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const unblockOrderHeaderIdempotencyKeyMin = 16;

export const unblockOrderHeaderIdempotencyKeyMax = 64;

export const unblockOrderHeaderIdempotencyKeyRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const UnblockOrderHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(unblockOrderHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(unblockOrderHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(unblockOrderHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(unblockOrderHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(unblockOrderHeaderXRequestIdRegExp))),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(unblockOrderHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(unblockOrderHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(unblockOrderHeaderIdempotencyKeyRegExp)))
})

export const UnblockOrderResponse = OrderAnswer

export const getReceiptPathUserIdMax = 64;

export const getReceiptPathUserIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const getReceiptPathMachineIdMax = 64;

export const getReceiptPathMachineIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const getReceiptPathOrderIdMax = 64;

export const getReceiptPathOrderIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const GetReceiptParams = /*#__PURE__*/ zod.object({
  "userId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getReceiptPathUserIdMax)).check(/*#__PURE__*/ zod.regex(getReceiptPathUserIdRegExp)),
  "machineId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getReceiptPathMachineIdMax)).check(/*#__PURE__*/ zod.regex(getReceiptPathMachineIdRegExp)),
  "orderId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getReceiptPathOrderIdMax)).check(/*#__PURE__*/ zod.regex(getReceiptPathOrderIdRegExp))
})

export const getReceiptHeaderClientIdMax = 64;

export const getReceiptHeaderClientIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9._-]+$');

export const getReceiptHeaderXRequestIdMin = 8;

export const getReceiptHeaderXRequestIdMax = 64;

export const getReceiptHeaderXRequestIdRegExp = /*#__PURE__*/ new RegExp('^[A-Za-z0-9-]+$');

export const GetReceiptHeader = /*#__PURE__*/ zod.object({
  "client_id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getReceiptHeaderClientIdMax)).check(/*#__PURE__*/ zod.regex(getReceiptHeaderClientIdRegExp)),
  "X-Request-Id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getReceiptHeaderXRequestIdMin)).check(/*#__PURE__*/ zod.maxLength(getReceiptHeaderXRequestIdMax)).check(/*#__PURE__*/ zod.regex(getReceiptHeaderXRequestIdRegExp)))
})

export const GetReceiptResponse = ReceiptAnswer
