import type * as provider from '../../provider/store/records.ts'

/** The ways a payer pays: right away, by a transfer that takes three days, or not at all. */
export const fundings = ['balance', 'echeck', 'declined'] as const
export type Funding = (typeof fundings)[number]

export type Token = { id: string; object: 'token'; expiresAt: number }

export type Product = {
  id: string
  object: 'product'
  name: string
  type: string
  description?: string | undefined
  category?: string | undefined
  image_url?: string | undefined
  home_url?: string | undefined
  created: number
}

/** A price from an instant on; the first is version 1. */
export type Price = { cents: number; at: number }

export type Cycle = {
  tenure: 'TRIAL' | 'REGULAR'
  sequence: number
  unit: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR'
  count: number
  /** The number of times it is billed; zero is forever. */
  total: number
  prices: Price[]
}

export type Preferences = {
  autoBill: boolean
  setupFee: number
  setupFailure: 'CONTINUE' | 'CANCEL'
  threshold: number
}

export type Plan = {
  id: string
  object: 'plan'
  product: string
  name: string
  description?: string | undefined
  status: 'CREATED' | 'ACTIVE' | 'INACTIVE'
  currency: string
  cycles: Cycle[]
  preferences: Preferences
  created: number
  updated: number
}

/** The fields of a subscription that differ from its plan. */
export type Override = {
  cycles: { sequence: number; cents?: number | undefined; total?: number | undefined }[]
  preferences: Partial<Preferences>
}

export type Context = {
  returnUrl: string
  cancelUrl: string
  brand: string
  /** True if the payer’s consent alone starts it. */
  subscribesNow: boolean
  /** True if a payment that takes days is not accepted. */
  immediateOnly: boolean
}

export type SubscriptionStatus =
  | 'APPROVAL_PENDING'
  | 'APPROVED'
  | 'ACTIVE'
  | 'SUSPENDED'
  | 'CANCELLED'
  | 'EXPIRED'

export type Subscription = {
  id: string
  object: 'subscription'
  status: SubscriptionStatus
  statusNote?: string | undefined
  statusAt: number
  plan: string
  override: Override | null
  start: number
  quantity: string
  subscriber: Record<string, unknown>
  payer: string | null
  customId?: string | undefined
  context: Context
  created: number
  updated: number
  outstanding: number
  failures: number
  lastPayment: { cents: number; at: number } | null
  lastFailure: { cents: number; at: number; retryAt: number | null } | null
  next: number | null
  /** The payment being retried. */
  owed: { cents: number; price: number; tries: number } | null
  /** Its position in its billing cycles; the boundaries are counted from the anchor. */
  progress: { cycle: number; anchor: number; steps: number; done: number[]; versions: number[] }
  _: {
    /** The news of its making, while a fault switch holds it back. */
    created?: Event | undefined
  }
}

/** The consent that a payer gives: to subscribe, or to change to another plan. */
export type Approval = {
  id: string
  object: 'approval'
  token: string
  subscription: string
  change: { plan: string; override: Override | null; context: Context } | null
  status: 'open' | 'given' | 'void'
  created: number
}

export type Payer = { id: string; object: 'payer'; email: string; name: string; funding: Funding }

/** A payment that is made once: the payer approves it, and the shop collects it. */
export type Order = {
  id: string
  object: 'order'
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED'
  cents: number
  currency: string
  description?: string | undefined
  invoiceId?: string | undefined
  customId?: string | undefined
  softDescriptor?: string | undefined
  context: Context
  payer: string | null
  approvedAt: number | null
  created: number
  updated: number
}

/** A payment: of a subscription, or of an order. */
export type Sale = {
  id: string
  object: 'sale'
  status: 'completed' | 'pending' | 'denied' | 'reversed'
  subscription?: string | undefined
  order?: string | undefined
  payer: string
  currency: string
  cents: number
  fee: number
  refunded: number
  mode: 'INSTANT_TRANSFER' | 'ECHECK'
  customId?: string | undefined
  clearsAt: number | null
  created: number
  updated: number
}

export type Refund = {
  id: string
  object: 'refund'
  status: 'COMPLETED' | 'PENDING' | 'FAILED'
  sale: string
  cents: number
  fee: number
  currency: string
  /** The total refunded of the sale at that point. */
  totalRefunded: number
  note?: string | undefined
  invoiceId?: string | undefined
  customId?: string | undefined
  created: number
}

export type Dispute = {
  id: string
  object: 'dispute'
  sale: string
  cents: number
  currency: string
  reason: string
  status: 'WAITING_FOR_SELLER_RESPONSE' | 'UNDER_REVIEW' | 'RESOLVED'
  outcome: 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR' | 'ACCEPTED' | null
  created: number
  updated: number
}

export type Webhook = { id: string; object: 'webhook'; url: string; types: string[]; created: number }

export type Event = {
  id: string
  event_version: '1.0'
  create_time: string
  resource_type: string
  resource_version?: string
  event_type: string
  summary: string
  resource: Record<string, unknown>
  links: object[]
  _: { at: number }
}

export type Kinds = {
  token: Token
  product: Product
  plan: Plan
  subscription: Subscription
  approval: Approval
  order: Order
  payer: Payer
  sale: Sale
  refund: Refund
  dispute: Dispute
  webhook: Webhook
  event: Event
  task: provider.Task
  remembered: provider.Remembered
  delivery: provider.Delivery
}
