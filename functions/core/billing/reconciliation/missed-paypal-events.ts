import { paypalPages } from '#core/billing/paypal/paypal-pages.ts'
import type { PaypalEvent } from '#core/billing/webhooks/apply-paypal-event.ts'
import { paypalEvents } from '#core/billing/webhooks/paypal-events.ts'
import { type CreatedRange, type Findings, timesOf } from './findings.ts'
import { takeInEvents } from './take-in-events.ts'

const wanted = new Set<string>(paypalEvents)

/** Takes in what PayPal told in a time and never reached us. */
export async function takeInMissedPaypalEvents(
  created: CreatedRange,
  findings: Findings,
  now: string,
): Promise<void> {
  const { from, to } = timesOf(created)
  const query = new URLSearchParams({ start_time: from, end_time: to, page_size: '300' })
  const path = `/v1/notifications/webhooks-events?${query}`
  for await (const events of paypalPages<PaypalEvent>(path, 'events')) {
    const told = events.filter(({ event_type: type }) => wanted.has(type))
    await takeInEvents(
      'paypal',
      told.map((event) => ({ id: event.id, type: event.event_type, event })),
      findings,
      now,
    )
  }
}
