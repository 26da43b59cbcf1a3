import { createHmac } from 'node:crypto'
import type { Message } from '../../provider/sender.ts'
import { view } from '../../provider/store/view.ts'
import type { Event } from '../store/kinds.ts'

/** Seconds until the next try: soon at first, then up to three days after the event. */
export const backOff = [5, 30, 120, 600, 3600, 10_800, 21_600, 43_200, 43_200, 43_200, 43_200]

/** An event as it is posted. */
export function messageOf(event: Event, secret: string, at: number): Message {
  const body = JSON.stringify(view({ ...event, pending_webhooks: 1 }), null, 2)
  return {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'stripe-signature': signatureOf(body, secret, at),
    },
  }
}

/** `t` and the body, so that neither an old nor another message passes for this one. */
function signatureOf(body: string, secret: string, at: number): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}
