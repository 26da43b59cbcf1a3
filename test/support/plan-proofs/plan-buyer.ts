import * as z from 'zod/mini'
import type { PromisedFeature } from '#shared/billing/plans/plan-catalog.ts'
import { settleSubscription } from '#shared/billing/subscriptions/contract.ts'
import {
  BusinessType,
  isBusiness,
  type PublicMembershipType,
} from '#shared/platform/users/membership-type.ts'
import { beginSubscription } from '#test/support/begin-subscription.ts'
import { Client } from '#test/support/client.ts'
import { completeMember } from '#test/support/complete-member.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { userIdOf } from '#test/support/records.ts'
import { confirmPayment } from '#test/support/stripe.ts'
import { withoutNews } from '#test/support/without-news.ts'

type Person = { client: Client; userId: string; email: string }

/** A member with a plan, and those whom its features are for, for they have none, or read what it brings. */
export type PlanBuyer = Person & {
  url: string
  name: string
  companyName: string
  /** A member without a paid plan. */
  free: Person
  visitor: Client
  admin: Client
}

/** Shows that a feature works for its buyer, and where only the plan brings it, that others are refused. */
export type Proof = (of: PlanBuyer) => Promise<void>
export type Proofs = Partial<Record<PromisedFeature, Proof>>

/** Two letters are a term of the search, so that many members stay cheap to index. */
const word = (letter: string) => `${letter}${crypto.randomUUID().slice(0, 12)}`

async function person(url: string, changes: Parameters<typeof completeMember>[1] = {}): Promise<Person> {
  const { client, email } = await completeMember(url, changes)
  return { client, email, userId: userIdOf(client) }
}

/** A member who has paid for a plan with a card, a business after its approval; everyone has the first plan. */
export async function planBuyer(url: string, type: PublicMembershipType): Promise<PlanBuyer> {
  const names = { name: word('N'), companyName: isBusiness(type) ? word('C') : '' }
  const approved = isBusiness(type) && { approvedMembership: z.parse(BusinessType, type) }
  const buyer = await person(url, { ...names, isPublicProfile: true, ...approved })
  if (type !== 'competitor') await buy(url, buyer.client, type)
  return {
    ...buyer,
    ...names,
    url,
    free: await person(url),
    visitor: new Client(url),
    admin: await demoClient(url, 'admin'),
  }
}

const buy = (url: string, client: Client, type: PublicMembershipType) =>
  withoutNews(url, async () => {
    const plan = { planId: `${type}_monthly`, billingPeriod: 'monthly', provider: 'stripe' } as const
    const begun = await beginSubscription(client, plan)
    expectSuccess(begun)
    const confirmed = await confirmPayment(url, begun.body.payment)
    if (confirmed.status !== 'succeeded') throw new Error(`not paid: ${JSON.stringify(confirmed)}`)
    expectSuccess(await client.call(settleSubscription, { body: {} }))
  })
