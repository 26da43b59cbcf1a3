import * as z from 'zod/mini'
import { resolveDispute } from '../billing/dispute-sale.ts'
import { linkOf } from '../wire/links.ts'
import { pageOf } from '../wire/pages.ts'
import { get, post } from '../wire/route.ts'
import { text } from '../wire/schema.ts'
import { secondsOf } from '../wire/time.ts'
import { disputeSummary, disputeView } from './dispute-view.ts'

const path = '/v1/customer/disputes'
const Acceptance = z.strictObject({
  note: z.optional(text(2000)),
  accept_claim_reason: z.optional(text(255)),
})

export const disputeRoutes = [
  get(path, ({ tx, query }) => {
    const sale = query.get('disputed_transaction_id')
    const after = secondsOf(query.get('update_time_after')) ?? 0
    const before = secondsOf(query.get('update_time_before')) ?? Number.POSITIVE_INFINITY
    const found = tx
      .find(
        'dispute',
        (dispute) =>
          (!sale || dispute.sale === sale) && dispute.updated >= after && dispute.updated <= before,
      )
      .toReversed()
    const { items, links } = pageOf(query, found, { url: tx.env.url, path, size: 10, most: 50 })
    return { status: 200, body: { items: items.map((item) => disputeSummary(tx, item)), links } }
  }),
  get(`${path}/:id`, ({ tx, ids: [id = ''] }) => ({
    status: 200,
    body: disputeView(tx, tx.need('dispute', id)),
  })),
  post(
    `${path}/:id/accept-claim`,
    Acceptance,
    ({ tx, ids: [id = ''] }) => {
      resolveDispute(tx, tx.need('dispute', id), 'ACCEPTED')
      return { status: 200, body: { links: [linkOf(tx.env.url, 'self', `${path}/${id}`)] } }
    },
    { optional: true },
  ),
]
