import * as z from 'zod/mini'
import type { Webhook } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'
import { eventTypes } from '../webhooks/event-types.ts'
import { linkOf } from '../wire/links.ts'
import { PaypalError } from '../wire/paypal-error.ts'
import { act, get, post } from '../wire/route.ts'
import { text, WebAddress } from '../wire/schema.ts'

const path = '/v1/notifications/webhooks'
const most = 10

const NewWebhook = z.strictObject({
  url: WebAddress.check(z.maxLength(2048)),
  event_types: z.array(z.strictObject({ name: text(100) })).check(z.minLength(1), z.maxLength(500)),
})

function webhookView({ env: { url } }: Transaction, { id, types, url: address }: Webhook): object {
  const own = `${path}/${id}`
  return {
    id,
    url: address,
    event_types: types.map((name) => ({
      name,
      description: name === '*' ? 'ALL' : eventTypes[name],
      status: 'ENABLED',
    })),
    links: [linkOf(url, 'self', own), linkOf(url, 'delete', own, 'DELETE')],
  }
}

export const webhookRoutes = [
  post(path, NewWebhook, ({ tx }, body) => {
    const types = [...new Set(body.event_types.map(({ name }) => name))]
    const unknown = types.findIndex((name) => name !== '*' && !Object.hasOwn(eventTypes, name))
    if (unknown >= 0)
      throw new PaypalError(400, 'VALIDATION_ERROR', 'Invalid data provided', [
        {
          field: 'event_types',
          location: 'body',
          issue: 'Not a valid webhook event',
          description: types[unknown] ?? '',
        },
      ])
    const others = tx.find('webhook')
    if (others.some(({ url }) => url === body.url))
      throw new PaypalError(400, 'WEBHOOK_URL_ALREADY_EXISTS', 'Webhook URL already exists')
    if (others.length >= most)
      throw new PaypalError(400, 'WEBHOOK_NUMBER_LIMIT_EXCEEDED', 'Webhook number limit exceeded')
    const webhook = tx.add('webhook', {
      id: newId(17),
      object: 'webhook',
      url: body.url,
      types,
      created: tx.now,
    })
    return { status: 201, body: webhookView(tx, webhook) }
  }),
  get(path, ({ tx }) => ({
    status: 200,
    body: { webhooks: tx.find('webhook').map((webhook) => webhookView(tx, webhook)) },
  })),
  get(`${path}/:id`, ({ tx, ids: [id = ''] }) => ({
    status: 200,
    body: webhookView(tx, tx.need('webhook', id)),
  })),
  act('DELETE', `${path}/:id`, ({ tx, ids: [id = ''] }) => {
    tx.need('webhook', id)
    tx.remove('webhook', id)
    return { status: 204 }
  }),
  get('/v1/notifications/webhooks-event-types', () => ({
    status: 200,
    body: {
      event_types: Object.entries(eventTypes).map(([name, description]) => ({
        name,
        description,
        status: 'ENABLED',
      })),
    },
  })),
]
