import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { type StoredSubscription, subscriptions } from '#core/billing/subscriptions/subscriptions.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { getUserBillingOverview } from '#shared/billing/billing/contract.ts'
import {
  previewPlanChange,
  settleSubscription,
  updateSubscription,
} from '#shared/billing/subscriptions/contract.ts'
import { getMe } from '#shared/platform/users/contract.ts'
import type { Client } from './client.ts'
import { everyStripeObject } from './every-stripe-object.ts'
import { stripeOf } from './stripe.ts'

export type Choice = { planId: string; billingPeriod: 'monthly' | 'yearly' }

export const retailer = { planId: 'retailer_monthly', billingPeriod: 'monthly' } as const
export const manufacturer = { planId: 'manufacturer_monthly', billingPeriod: 'monthly' } as const
export const free = { planId: 'competitor_monthly', billingPeriod: 'monthly' } as const

/** Changes a member’s plan and reads the result. */
export function planChangesOf({ client, userId }: { client: Client; userId: string }) {
  async function shown(choice: Choice) {
    const { status, body, text } = await client.call(previewPlanChange, { body: choice })
    if (status !== 200) throw new Error(`the preview answered ${status}: ${text}`)
    return body
  }
  const confirm = (choice: Choice, previewId: `prv_${string}`) =>
    client.call(updateSubscription, { body: { ...choice, previewId } })
  const storedOf = async () => {
    const { subscription } = await liveSubscriptionOf(userId)
    if (!subscription) throw new Error('there is no subscription')
    return subscription
  }
  return {
    shown,
    confirm,
    /** Requests and confirms a change that is not paid or approved yet. */
    async asked(choice: Choice) {
      const preview = await shown(choice)
      const { body, status, text } = await confirm(choice, preview.id)
      if (status !== 200) throw new Error(`the change answered ${status}: ${text}`)
      return { preview, payment: body.payment }
    },
    overview: async () => (await client.call(getUserBillingOverview, {})).body,
    membership: async () => (await client.call(getMe, {})).body.membershipType,
    settle: () => client.call(settleSubscription, { body: {} }),
    storedOf,
    /** Changes the row as passing time would. */
    alter: (changes: Partial<StoredSubscription>) =>
      untilUnchanged(async () => {
        const row = await storedOf()
        const next = { ...row, ...changes, version: row.version + 1 } as StoredSubscription
        await commit(subscriptions.put(next, { version: row.version }))
      }),
  }
}

/** The invoices for upgrades of a member, as the card provider has them. */
export async function upgradeInvoicesOf(url: string, userId: string) {
  const invoices = await everyStripeObject((page) => stripeOf(url).invoices.list(page))
  return invoices.filter(({ metadata }) => metadata?.user_id === userId && metadata.upgrade_id)
}
