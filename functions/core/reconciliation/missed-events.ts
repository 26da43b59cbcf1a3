import { providerCall } from '#core/stripe/provider-call.ts'
import { stripeClient } from '#core/stripe/stripe.ts'
import { keepEvent } from '#core/webhooks/keep-event.ts'
import { stripeEvents } from '#core/webhooks/stripe-events.ts'
import { webhookLogs } from '#core/webhooks/webhook-logs.ts'
import type { CreatedRange, Findings } from './findings.ts'

const wanted = new Set<string>(stripeEvents)

/** Keeps the events of a time that never reached us, as if they had; the worker does the rest. */
export async function takeInMissedEvents(
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
    const events = page.data.filter(({ type }) => wanted.has(type))
    const known = await Promise.all(
      events.map(({ id }) => webhookLogs.get({ provider: 'stripe', eventId: id })),
    )
    for (const [index, event] of events.entries()) {
      if (known[index]) continue
      const body = JSON.stringify(event)
      await keepEvent({ provider: 'stripe', eventId: event.id, eventType: event.type, body }, now)
      findings.events++
    }
    after = page.has_more ? page.data.at(-1)?.id : undefined
  } while (after)
}
