import * as z from 'zod/mini'
import { AdminTransaction } from '#shared/billing/billing/admin-contract.ts'
import { BillingAddress } from '#shared/billing/billing/billing-address.ts'
import { Invoice } from '#shared/billing/invoices/invoice.ts'
import { PaymentMethod } from '#shared/billing/payment-methods/payment-method.ts'
import { Subscription } from '#shared/billing/subscriptions/subscription.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { text } from '#shared/text.ts'
import { BillingRow, BillingStanding } from './billing-row.ts'

export const listBillingUsers = route({
  name: 'listBillingUsers',
  method: 'GET',
  path: '/api/admin/billing/users',
  auth: 'admin',
  summary:
    'Members with their subscription, total spent and last payment, by name; `q` is part of a name or email. A page of a search may be short even if there is a next page',
  query: z.strictObject({
    ...pageQuery(20),
    q: z.optional(text(80)),
    filter: z._default(z.enum(['all', ...BillingStanding.options]), 'all'),
    /** The name of the plan that a member is on. */
    plan: z.optional(text(80, 1)),
  }),
  response: Page(BillingRow),
  errors: ['invalid_cursor'],
})

/** Everything an administrator needs to help a member with billing. */
export const MemberBilling = z.object({
  row: BillingRow,
  subscription: z.optional(Subscription),
  /** The credit in the member’s favor at the card provider; taken off the next invoice. */
  creditCents: z.int(),
  billingAddress: z.optional(BillingAddress),
  paymentMethods: z.array(PaymentMethod),
  /** The latest five of each. */
  transactions: z.array(AdminTransaction),
  invoices: z.array(Invoice),
  /** The member at the card provider, for administrators who may look there. */
  providerUrl: z.optional(z.url()),
  /** The effect of a credit or a charge: it counts on the next invoice at Stripe, or it is only recorded. */
  adjustmentsSettledBy: z.enum(['stripe', 'recorded']),
  /** The reason no administrator can change the plan now, and what to do instead. */
  planChangeRefusal: z.optional(z.string()),
  /** The subscription that ends at a provider when custom pricing takes over. */
  endsWithCustomPricing: z.optional(z.string()),
})
export type MemberBilling = z.infer<typeof MemberBilling>

export const getMemberBilling = route({
  name: 'getMemberBilling',
  method: 'GET',
  path: '/api/admin/billing/users/:userId',
  auth: 'admin',
  summary: 'A member’s billing, with what an administrator may do about it',
  params: z.strictObject({ userId: UserId }),
  namesAnyUser: true,
  response: MemberBilling,
  errors: ['user_not_found'],
})
