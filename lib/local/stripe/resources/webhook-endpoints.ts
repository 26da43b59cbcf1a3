import type Stripe from 'stripe'
import { newId } from '../store/new-id.ts'
import { apiVersion } from '../wire/api-version.ts'
import { listOf } from '../wire/list.ts'
import * as p from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid } from '../wire/stripe-error.ts'
import { setMetadata } from './metadata.ts'

const types = p.list(p.required(p.text()))
const url = p.text()

function requireUrl(given: string): string {
  if (!/^https?:$/.test(URL.parse(given)?.protocol ?? ''))
    throw invalid('Invalid URL: An explicit scheme (such as https) must be provided.', {
      code: 'url_invalid',
      param: 'url',
    })
  return given
}

export const webhookEndpointRoutes = [
  route(
    'POST',
    '/v1/webhook_endpoints',
    p.paramsOf<Stripe.WebhookEndpointCreateParams>()({
      api_version: p.text(),
      description: p.emptyable(p.text()),
      enabled_events: p.required(types),
      metadata: p.metadata,
      url: p.required(url),
    }),
    ({ tx }, given) => {
      const secret = newId('whsec', 32)
      const endpoint = {
        id: newId('we'),
        object: 'webhook_endpoint',
        api_version: given.api_version ?? apiVersion,
        application: null,
        created: tx.now,
        description: given.description ?? null,
        enabled_events: given.enabled_events,
        livemode: false,
        metadata: given.metadata ?? {},
        status: 'enabled',
        url: requireUrl(given.url),
      } satisfies Stripe.WebhookEndpoint
      // The secret is shown once, in the answer to its making.
      return { ...tx.add('webhook_endpoint', { ...endpoint, _: { secret } }), secret }
    },
  ),
  route(
    'GET',
    '/v1/webhook_endpoints',
    p.paramsOf<Stripe.WebhookEndpointListParams>()(p.page),
    (call, page) => listOf(call, 'webhook_endpoint', page),
  ),
  route(
    'GET',
    '/v1/webhook_endpoints/:id',
    p.paramsOf<Stripe.WebhookEndpointRetrieveParams>()({}),
    ({ tx, ids: [id = ''] }) => tx.need('webhook_endpoint', id),
  ),
  route(
    'POST',
    '/v1/webhook_endpoints/:id',
    p.paramsOf<Stripe.WebhookEndpointUpdateParams>()({
      description: p.emptyable(p.text()),
      disabled: p.flag,
      enabled_events: types,
      metadata: p.metadata,
      url,
    }),
    ({ tx, ids: [id = ''] }, given) => {
      const endpoint = tx.need('webhook_endpoint', id)
      if (given.url !== undefined) endpoint.url = requireUrl(given.url)
      if (given.enabled_events) endpoint.enabled_events = given.enabled_events
      if (given.description !== undefined) endpoint.description = given.description
      if (given.disabled !== undefined) endpoint.status = given.disabled ? 'disabled' : 'enabled'
      setMetadata(endpoint, given.metadata)
      return endpoint
    },
  ),
  route(
    'DELETE',
    '/v1/webhook_endpoints/:id',
    p.paramsOf<Stripe.WebhookEndpointDeleteParams>()({}),
    ({ tx, ids: [id = ''] }) => {
      tx.need('webhook_endpoint', id)
      tx.remove('webhook_endpoint', id)
      return { id, object: 'webhook_endpoint', deleted: true } satisfies Stripe.DeletedWebhookEndpoint
    },
  ),
]
