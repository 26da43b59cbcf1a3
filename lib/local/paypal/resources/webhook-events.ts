import * as z from 'zod/mini'
import { view } from '../../provider/store/view.ts'
import type { SigningChain } from '../certificates/signing-chain.ts'
import { isOwnTransmission } from '../webhooks/transmission.ts'
import { pageOf } from '../wire/pages.ts'
import { rawField } from '../wire/raw-field.ts'
import { get, post, type Route } from '../wire/route.ts'
import { text } from '../wire/schema.ts'
import { secondsOf } from '../wire/time.ts'

const path = '/v1/notifications/webhooks-events'

const Verification = z.strictObject({
  auth_algo: text(100),
  cert_url: text(500),
  transmission_id: text(50),
  transmission_sig: text(500),
  transmission_time: text(100),
  webhook_id: text(50),
  webhook_event: z.record(z.string(), z.unknown()),
})

const Resend = z.strictObject({ webhook_ids: z.optional(z.array(text(50)).check(z.maxLength(500))) })

type Parts = {
  chain: SigningChain
  resend(event: string, webhooks: string[] | undefined): void
}

/** The news, and whether PayPal reported it. */
export const webhookEventRoutes = ({ chain, resend }: Parts): Route[] => [
  get(path, ({ tx, query }) => {
    const type = query.get('event_type')
    const from = secondsOf(query.get('start_time')) ?? 0
    const to = secondsOf(query.get('end_time')) ?? Number.POSITIVE_INFINITY
    const found = tx
      .find('event', ({ event_type: own, _: { at } }) => (!type || own === type) && at >= from && at <= to)
      .toReversed()
    const { items, links } = pageOf(query, found, { url: tx.env.url, path, size: 10, most: 300 })
    return { status: 200, body: { events: items.map(view), count: items.length, links } }
  }),
  get(`${path}/:id`, ({ tx, ids: [id = ''] }) => ({ status: 200, body: view(tx.need('event', id)) })),
  post(
    `${path}/:id/resend`,
    Resend,
    ({ tx, ids: [id = ''] }, { webhook_ids: webhooks }) => {
      const event = tx.need('event', id)
      resend(id, webhooks)
      return { status: 202, body: view(event) }
    },
    { optional: true },
  ),
  post('/v1/notifications/verify-webhook-signature', Verification, ({ tx, raw }, body) => {
    const own =
      tx.get('webhook', body.webhook_id) !== undefined &&
      isOwnTransmission(
        chain,
        tx.env.url,
        {
          id: body.transmission_id,
          time: body.transmission_time,
          webhookId: body.webhook_id,
          // The very bytes, as PayPal takes them: a body that was parsed and written again is another one.
          body: rawField(raw, 'webhook_event') ?? '',
        },
        { algorithm: body.auth_algo, certificateUrl: body.cert_url, signature: body.transmission_sig },
      )
    return { status: 200, body: { verification_status: own ? 'SUCCESS' : 'FAILURE' } }
  }),
]
