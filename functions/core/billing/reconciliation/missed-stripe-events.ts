import { eachPage } from '#core/billing/stripe/each-page.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { stripeEvents } from '#core/billing/webhooks/stripe-events.ts'
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
  await eachPage(
    (from) => stripe.events.list({ ...from, created }),
    (page) => {
      const told = page.filter(({ type }) => wanted.has(type))
      const events = told.map((event) => ({ id: event.id, type: event.type, event }))
      return takeInEvents('stripe', events, findings, now)
    },
  )
}
