import type Stripe from 'stripe'
import { providerCall } from '#core/billing/stripe/provider-call.ts'

/**
 * Moves the end of a resumed period to where the pause has put it, if that is still to be done: Stripe cannot resume
 * and move in one call. The new end counts as a trial there.
 */
export async function completeResumption(stripe: Stripe, id: string): Promise<void> {
  const theirs = await providerCall(() => stripe.subscriptions.retrieve(id))
  const until = Number(theirs.metadata.resume_until ?? 0)
  if (!until || theirs.status === 'paused' || theirs.ended_at) return
  const paidUntil = theirs.items.data[0]?.current_period_end ?? 0
  await providerCall(() =>
    stripe.subscriptions.update(
      id,
      {
        ...(until > paidUntil && { trial_end: until, proration_behavior: 'none' }),
        metadata: { resume_until: '' },
      },
      // Two short pauses may end at the same second of the period, and the second one is no repetition of the first.
      { idempotencyKey: `${id}-resume-until-${until}-${theirs.metadata.resumed_at}` },
    ),
  )
}
