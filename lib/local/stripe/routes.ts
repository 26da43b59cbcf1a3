import { chargeRoutes } from './resources/charges.ts'
import { couponRoutes } from './resources/coupons.ts'
import { creditNoteRoutes } from './resources/credit-notes.ts'
import { customerBalanceTransactionRoutes } from './resources/customer-balance-transactions.ts'
import { customerRoutes } from './resources/customers.ts'
import { disputeRoutes } from './resources/disputes.ts'
import { eventRoutes } from './resources/events.ts'
import { invoiceItemRoutes } from './resources/invoice-items.ts'
import { invoicePaymentRoutes } from './resources/invoice-payments.ts'
import { invoiceRoutes } from './resources/invoices.ts'
import { paymentIntentRoutes } from './resources/payment-intents.ts'
import { paymentMethodRoutes } from './resources/payment-methods.ts'
import { priceRoutes } from './resources/prices.ts'
import { productRoutes } from './resources/products.ts'
import { promotionCodeRoutes } from './resources/promotion-codes.ts'
import { refundRoutes } from './resources/refunds.ts'
import { setupIntentRoutes } from './resources/setup-intents.ts'
import { subscriptionScheduleRoutes } from './resources/subscription-schedules.ts'
import { subscriptionRoutes } from './resources/subscriptions.ts'
import { taxRoutes } from './resources/tax.ts'
import { tokenRoutes } from './resources/tokens.ts'
import { webhookEndpointRoutes } from './resources/webhook-endpoints.ts'
import type { Route } from './wire/route.ts'

/** Every operation of the REST interface. */
export const routes: Route[] = [
  ...customerRoutes,
  ...customerBalanceTransactionRoutes,
  ...paymentMethodRoutes,
  ...tokenRoutes,
  ...setupIntentRoutes,
  ...paymentIntentRoutes,
  ...chargeRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...productRoutes,
  ...priceRoutes,
  ...couponRoutes,
  ...promotionCodeRoutes,
  ...subscriptionRoutes,
  ...subscriptionScheduleRoutes,
  ...invoiceRoutes,
  ...invoicePaymentRoutes,
  ...invoiceItemRoutes,
  ...creditNoteRoutes,
  ...eventRoutes,
  ...webhookEndpointRoutes,
  ...taxRoutes,
]
