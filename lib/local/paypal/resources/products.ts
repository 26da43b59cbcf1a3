import * as z from 'zod/mini'
import type { Product } from '../store/kinds.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'
import { linkOf } from '../wire/links.ts'
import { pageOf } from '../wire/pages.ts'
import { unprocessable } from '../wire/paypal-error.ts'
import { get, post } from '../wire/route.ts'
import { text, WebAddress } from '../wire/schema.ts'
import { timeOf } from '../wire/time.ts'

const NewProduct = z.strictObject({
  id: z.optional(text(50, 6)),
  name: text(127),
  description: z.optional(text(256)),
  type: z._default(z.enum(['PHYSICAL', 'DIGITAL', 'SERVICE']), 'PHYSICAL'),
  category: z.optional(z.string().check(z.regex(/^[A-Z_]{4,256}$/))),
  image_url: z.optional(WebAddress),
  home_url: z.optional(WebAddress),
})

function productView({ env: { url } }: Transaction, { object: _, created, ...product }: Product): object {
  return {
    ...product,
    create_time: timeOf(created),
    update_time: timeOf(created),
    links: [linkOf(url, 'self', `/v1/catalogs/products/${product.id}`)],
  }
}

function summaryView({ env: { url } }: Transaction, { id, name, description, created }: Product): object {
  return {
    id,
    name,
    ...(description && { description }),
    create_time: timeOf(created),
    links: [linkOf(url, 'self', `/v1/catalogs/products/${id}`)],
  }
}

export const productRoutes = [
  post('/v1/catalogs/products', NewProduct, ({ tx, representation }, body) => {
    const id = body.id ?? newId(17, 'PROD-')
    if (tx.get('product', id))
      throw unprocessable('DUPLICATE_RESOURCE_IDENTIFIER', 'The product ID is in use already.', '/id')
    const product = tx.add('product', { ...body, id, object: 'product', created: tx.now })
    return { status: 201, body: representation ? productView(tx, product) : summaryView(tx, product) }
  }),
  get('/v1/catalogs/products', ({ tx, query }) => {
    const limits = { url: tx.env.url, path: '/v1/catalogs/products', size: 10, most: 20 }
    const { items, totals, links } = pageOf(query, tx.find('product'), limits)
    return { status: 200, body: { products: items.map((item) => summaryView(tx, item)), ...totals, links } }
  }),
  get('/v1/catalogs/products/:id', ({ tx, ids: [id = ''] }) => ({
    status: 200,
    body: productView(tx, tx.need('product', id)),
  })),
]
