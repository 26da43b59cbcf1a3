import type Stripe from 'stripe'
import type * as provider from '../../provider/store/records.ts'

/** An SDK type as it goes over the wire without expansion: references are ids, decimals are strings. */
export type Flat<T> = { [K in keyof T]: FlatField<T[K]> }
type FlatField<V> = [Extract<V, string>] extends [never] ? Plain<V> : Exclude<V, { id: string }>
type Plain<V> = V extends Stripe.Decimal
  ? string
  : V extends (infer U)[]
    ? FlatField<U>[]
    : V extends object
      ? V
      : V

/** Data the emulator has about an object that Stripe does not show. */
type Hidden<T> = { _: T }

export type Price = Flat<Stripe.Price>
export type SubscriptionItem = Omit<Flat<Stripe.SubscriptionItem>, 'price' | 'plan'> & {
  price: Price
  plan: object
  /** The last billed amount, so that a credit returns what was really charged. */
  _billed?: { net: number; start: number; end: number; taxedAt?: string[] } | undefined
}
export type InvoiceLine = Flat<Stripe.InvoiceLineItem> & {
  /** For a refund: the rates at which it was taxed. */
  _taxedAt?: string[] | undefined
  /** The tax code of the item when no product states it. */
  _taxCode?: string | undefined
}
export type List<T> = { object: 'list'; data: T[]; has_more: boolean; url: string }

/** The effect on the subscription of an upgrade that waits for its payment. */
export type ItemsChange = {
  items: SubscriptionItem[]
  anchor: number
  trialEnd?: number | null | undefined
  discounts?: string[] | undefined
}

export type Customer = Flat<Stripe.Customer> & Hidden<{ invoiceSequence: number }>
export type PaymentMethod = Flat<Stripe.PaymentMethod> & {
  card: Stripe.PaymentMethod.Card
} & Hidden<{
    number: string
    /** Authenticated once for later payments, which then need no one to be there. */
    setUp: boolean
    /** Once detached it can never be used again. */
    detached?: boolean
  }>
export type Token = { id: string; object: 'token'; created: number; used: boolean } & Hidden<{
  number: string
  card: Stripe.PaymentMethod.Card
}>
export type SetupIntent = Flat<Stripe.SetupIntent>
export type PaymentIntent = Flat<Stripe.PaymentIntent> &
  Hidden<{ invoice: string | null; offSession: boolean; returnUrl?: string | undefined }>
export type Charge = Flat<Stripe.Charge> & Hidden<{ number: string; invoice: string | null }>
export type Refund = Flat<Stripe.Refund>
export type Dispute = Omit<Flat<Stripe.Dispute>, 'balance_transactions'> & {
  balance_transactions: BalanceTransaction[]
}
export type BalanceTransaction = Flat<Stripe.BalanceTransaction>
export type Subscription = Omit<Flat<Stripe.Subscription>, 'items' | 'pending_update'> & {
  items: List<SubscriptionItem>
  pending_update:
    | (Omit<Stripe.Subscription.PendingUpdate, 'subscription_items'> & {
        subscription_items: SubscriptionItem[] | null
      })
    | null
} & Hidden<{
    change: ItemsChange | null
    changeInvoice: string | null
    resumeInvoice: string | null
    resumeAnchor: number | null
  }>
export type Schedule = Flat<Stripe.SubscriptionSchedule>
export type Invoice = Omit<Flat<Stripe.Invoice>, 'lines'> & {
  lines: List<InvoiceLine>
} & Hidden<{
    paymentIntent: string | null
    lastDecline: string | null
    lastMethod: string | null
    retries: number
  }>
export type InvoicePayment = Flat<Stripe.InvoicePayment>
export type InvoiceItem = Flat<Stripe.InvoiceItem> &
  Hidden<{
    subscriptionItem: string | null
    taxedAt?: string[] | undefined
    taxCode?: string | undefined
  }>
export type Discount = Flat<Stripe.Discount>
export type Event = Omit<Stripe.EventBase, 'data' | 'type'> & {
  type: string
  data: { object: object; previous_attributes?: object }
} & Hidden<{ at: number }>

export type Kinds = {
  customer: Customer
  payment_method: PaymentMethod
  token: Token
  setup_intent: SetupIntent
  payment_intent: PaymentIntent
  charge: Charge
  refund: Refund
  dispute: Dispute
  balance_transaction: BalanceTransaction
  product: Flat<Stripe.Product>
  price: Price
  coupon: Flat<Stripe.Coupon>
  promotion_code: Flat<Stripe.PromotionCode>
  discount: Discount
  subscription: Subscription
  subscription_schedule: Schedule
  invoice: Invoice
  invoice_payment: InvoicePayment
  invoiceitem: InvoiceItem
  credit_note: Omit<Flat<Stripe.CreditNote>, 'lines'> & { lines: List<object> }
  customer_balance_transaction: Flat<Stripe.CustomerBalanceTransaction>
  'tax.registration': Stripe.Tax.Registration
  'tax.settings': Stripe.Tax.Settings & { id: string }
  event: Event
  webhook_endpoint: Flat<Stripe.WebhookEndpoint> & Hidden<{ secret: string }>
  early_fraud_warning: Flat<Stripe.Radar.EarlyFraudWarning>
  task: provider.Task
  remembered: provider.Remembered
  delivery: provider.Delivery
}
export type Kind = keyof Kinds
export type Stored = Kinds[Kind]
