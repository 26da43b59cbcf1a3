import type Stripe from 'stripe'
import { newId } from '../store/new-id.ts'
import { listOf } from '../wire/list.ts'
import * as p from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid, noSuch } from '../wire/stripe-error.ts'
import { setMetadata } from './metadata.ts'
import { createPrice, recurring } from './prices.ts'

const text = p.emptyable(p.text())
const details = {
  active: p.flag,
  description: text,
  images: p.emptyable(p.list(p.required(p.text()))),
  marketing_features: p.emptyable(p.list(p.object({ name: p.required(p.text(80)) }))),
  metadata: p.metadata,
  shippable: p.flag,
  statement_descriptor: text,
  tax_code: text,
  unit_label: text,
  url: text,
}

export const productRoutes = [
  route(
    'POST',
    '/v1/products',
    p.paramsOf<Stripe.ProductCreateParams>()({
      ...details,
      id: p.id,
      name: p.required(p.text()),
      type: p.oneOf('service', 'good'),
      default_price_data: p.object({
        currency: p.required(p.currency),
        unit_amount: p.integer({ min: 0 }),
        recurring,
        metadata: p.metadata,
      }),
    }),
    ({ tx }, given) => {
      const id = given.id ?? newId('prod', 14)
      if (tx.get('product', id))
        throw invalid('Product already exists.', { code: 'resource_already_exists', param: 'id' })
      const product = {
        id,
        object: 'product',
        active: given.active ?? true,
        created: tx.now,
        default_price: null,
        description: given.description ?? null,
        images: given.images ?? [],
        livemode: false,
        marketing_features: given.marketing_features ?? [],
        metadata: given.metadata ?? {},
        name: given.name,
        package_dimensions: null,
        shippable: given.shippable ?? null,
        statement_descriptor: given.statement_descriptor ?? null,
        tax_code: given.tax_code ?? null,
        tax_details: null,
        type: given.type ?? 'service',
        unit_label: given.unit_label ?? null,
        updated: tx.now,
        url: given.url ?? null,
      } satisfies Stripe.Product
      const stored = tx.add('product', product)
      if (given.default_price_data)
        stored.default_price = createPrice(tx, { ...given.default_price_data, product: id }).id
      tx.emit('product.created', stored)
      return stored
    },
  ),
  route(
    'GET',
    '/v1/products',
    p.paramsOf<Stripe.ProductListParams>()({
      ...p.page,
      active: p.flag,
      created: p.created,
      ids: p.list(p.required(p.id)),
      type: p.oneOf('service', 'good'),
    }),
    (call, { active, ids, type, ...page }) =>
      listOf(
        call,
        'product',
        page,
        (product) =>
          (active === undefined || product.active === active) &&
          (ids === undefined || ids.includes(product.id)) &&
          (type === undefined || product.type === type),
      ),
  ),
  route('GET', '/v1/products/:id', p.paramsOf<Stripe.ProductRetrieveParams>()({}), ({ tx, ids: [id = ''] }) =>
    tx.need('product', id),
  ),
  route(
    'POST',
    '/v1/products/:id',
    p.paramsOf<Stripe.ProductUpdateParams>()({ ...details, name: p.text(), default_price: p.id }),
    (
      { tx, ids: [id = ''] },
      { metadata, default_price: price, images, marketing_features: features, ...given },
    ) => {
      const product = tx.need('product', id)
      if (price !== undefined && tx.refer('price', price, 'default_price').product !== id)
        throw invalid('The price specified is not a price of this product.', { param: 'default_price' })
      if (price !== undefined) product.default_price = price
      if (images !== undefined) product.images = images ?? []
      if (features !== undefined) product.marketing_features = (features ?? []) as { name: string }[]
      setMetadata(product, metadata)
      const { expand: _, ...plain } = given
      for (const [name, value] of Object.entries(plain))
        if (value !== undefined) Object.assign(product, { [name]: value })
      product.updated = tx.now
      tx.emit('product.updated', product)
      return product
    },
  ),
  route(
    'DELETE',
    '/v1/products/:id',
    p.paramsOf<Stripe.ProductDeleteParams>()({}),
    ({ tx, ids: [id = ''] }) => {
      const product = tx.get('product', id)
      if (!product) throw noSuch('product', id)
      if (tx.find('price', (price) => price.product === id).length > 0)
        throw invalid('This product cannot be deleted because it has one or more user-created prices.')
      tx.emit('product.deleted', product)
      tx.remove('product', id)
      return { id, object: 'product', deleted: true } satisfies Stripe.DeletedProduct
    },
  ),
]
