import type { NounFixture, Refusal } from '#test/support/noun-fixture.ts'
import { putPerson } from '#test/support/put-person.ts'
import { unknownAccount } from '#test/support/unknown-account.ts'

const noSubscription: Refusal = [404, 'no_active_subscription']

/** A change of a running subscription, which the caller does not have. */
const ofRunning = { sample: () => ({ body: {} }), caller: 'shared', idle: noSubscription } as const

const yearly = { planId: 'pro_competitor_yearly', billingPeriod: 'yearly' } as const

const account = async (caller: unknown) => (caller ? (await putPerson({ bio: 'A bio.' })).id : unknownAccount)

export const fixture = {
  previewSubscription: () => ({ body: { planId: 'pro_competitor_monthly', billingPeriod: 'monthly' } }),
  createSubscription: {
    sample: () => ({
      body: { planId: 'pro_competitor_monthly', billingPeriod: 'monthly', provider: 'stripe' },
    }),
    // No one else’s subscription stands in their way.
    caller: 'shared',
    idle: (standing) => (standing?.type === 'admin' ? [403, 'verification_required'] : undefined),
  },
  previewPlanChange: { ...ofRunning, sample: () => ({ body: yearly }) },
  updateSubscription: {
    sample: () => ({ body: { ...yearly, previewId: 'prv_00000000000000000000000000' } }),
    caller: 'shared',
    idle: [409, 'preview_expired'],
  },
  settleSubscription: () => ({ body: {} }),
  discardSubscription: () => ({ body: {} }),
  cancelSubscription: { ...ofRunning, sample: () => ({ body: { reason: 'other', immediate: false } }) },
  keepSubscription: ofRunning,
  pauseSubscription: ofRunning,
  resumeSubscription: { ...ofRunning, idle: [404, 'no_paused_subscription'] },
  createManualSubscription: async (caller) => ({
    body: {
      userId: await account(caller),
      requestId: crypto.randomUUID(),
      planId: 'pro_competitor_monthly',
      billingPeriod: 'yearly',
      priceCents: 5000,
      reason: 'A sample.',
    },
  }),
  changePlanForMember: {
    sample: async (caller) => ({
      body: {
        userId: await account(caller),
        requestId: crypto.randomUUID(),
        planId: 'pro_competitor_yearly',
        reason: 'A sample.',
      },
    }),
    idle: noSubscription,
  },
} satisfies NounFixture<'subscriptions'>
