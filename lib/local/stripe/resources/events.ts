import type Stripe from 'stripe'
import { listOf } from '../wire/list.ts'
import * as p from '../wire/params.ts'
import { route } from '../wire/route.ts'

const fits = (type: string, wanted: string) =>
  wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted

export const eventRoutes = [
  route(
    'GET',
    '/v1/events',
    p.paramsOf<Stripe.EventListParams>()({
      ...p.page,
      created: p.created,
      delivery_success: p.flag,
      type: p.text(),
      types: p.list(p.required(p.text())),
    }),
    (call, { delivery_success: success, type, types, ...page }) => {
      const undelivered = new Set(
        success === undefined
          ? []
          : call.tx.find('delivery', ({ status }) => status !== 'delivered').map(({ event }) => event),
      )
      return listOf(
        call,
        'event',
        page,
        (event) =>
          (type === undefined || fits(event.type, type)) &&
          (types === undefined || types.some((wanted) => fits(event.type, wanted))) &&
          (success === undefined || undelivered.has(event.id) !== success),
      )
    },
  ),
  route('GET', '/v1/events/:id', p.paramsOf<Stripe.EventRetrieveParams>()({}), ({ tx, ids: [id = ''] }) =>
    tx.need('event', id),
  ),
]
