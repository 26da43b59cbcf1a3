import { providerCall } from '#core/stripe/provider-call.ts'
import { stripeClient } from '#core/stripe/stripe.ts'
import { stripeEvents } from '#core/webhooks/stripe-events.ts'
import type { CreatedRange, Findings } from './findings.ts'
import { takeInEvents } from './take-in-events.ts'

const wanted = new Set<string>(stripeEvents)

/** Takes in what Stripe told in a time and never reached us. */
export async function takeInMissedStripeEvents(
  created: CreatedRange,
  findings: Findings,
  now: string,
): Promise<void> {
  const stripe = await stripeClient()
  let after: string | undefined
  do {
    const page = await providerCall(() =>
      stripe.events.list({ created, limit: 100, ...(after && { starting_after: after }) }),
    )
    const told = page.data.filter(({ type }) => wanted.has(type))
    await takeInEvents(
      'stripe',
      told.map((event) => ({ id: event.id, type: event.type, event })),
      findings,
      now,
    )
    after = page.has_more ? page.data.at(-1)?.id : undefined
  } while (after)
}
