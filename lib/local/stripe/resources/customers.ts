import type Stripe from 'stripe'
import { cancelNow } from '../billing/cancel-subscription.ts'
import { addBalanceTransaction } from '../billing/customer-balance.ts'
import { newId } from '../store/new-id.ts'
import type { Transaction } from '../store/transaction.ts'
import { locationInvalid, requireCountry, taxLocation } from '../tax/tax-location.ts'
import { listOf } from '../wire/list.ts'
import * as p from '../wire/params.ts'
import { route } from '../wire/route.ts'
import { invalid, noSuch } from '../wire/stripe-error.ts'
import { setMetadata } from './metadata.ts'
import { attach, methodOf } from './payment-methods.ts'

const text = p.emptyable(p.text())
const details = {
  address: p.emptyable(p.address),
  balance: p.integer(),
  description: text,
  email: p.emptyable(p.text(512)),
  invoice_settings: p.object({
    default_payment_method: p.emptyable(p.id),
    footer: text,
  }),
  metadata: p.metadata,
  name: p.emptyable(p.text(256)),
  phone: p.emptyable(p.text(20)),
  preferred_locales: p.list(p.required(p.text())),
  shipping: p.emptyable(
    p.object({ address: p.required(p.address), name: p.required(p.text()), phone: text }),
  ),
  tax: p.object({
    ip_address: p.emptyable(p.text()),
    validate_location: p.oneOf('auto', 'deferred', 'immediately'),
  }),
  tax_exempt: p.emptyable(p.oneOf('none', 'exempt', 'reverse')),
}
type Details = { [K in keyof typeof details]?: p.Read<(typeof details)[K]> }

function create(tx: Transaction, given: Details & { payment_method?: string | undefined }) {
  const id = newId('cus', 14)
  const customer = {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: tx.now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  } satisfies Stripe.Customer
  const stored = tx.add('customer', { ...customer, _: { invoiceSequence: 0 } })
  if (given.payment_method) attach(tx, methodOf(tx, given.payment_method), id)
  change(tx, stored, given)
  tx.emit('customer.created', stored)
  return stored
}

function change(tx: Transaction, customer: ReturnType<typeof tx.need<'customer'>>, given: Details): void {
  const { balance, invoice_settings: settings, metadata, tax, ...plain } = given
  requireCountry(plain.address?.country)
  for (const name of [
    'address',
    'description',
    'email',
    'name',
    'phone',
    'shipping',
    'tax_exempt',
    'preferred_locales',
  ] as const)
    if (plain[name] !== undefined) Object.assign(customer, { [name]: plain[name] })
  if (plain.address) customer.address = { ...noAddress, ...defined(plain.address) }
  const isTaxed = () =>
    tx.find(
      'subscription',
      (one) => one.customer === customer.id && !one.ended_at && one.automatic_tax.enabled,
    ).length > 0
  const moment = tax?.validate_location ?? 'auto'
  const validates =
    moment === 'immediately' || (moment === 'auto' && plain.address !== undefined && isTaxed())
  if (validates && !taxLocation(customer)) throw locationInvalid('address')
  setMetadata(customer, metadata)
  if (settings?.footer !== undefined) customer.invoice_settings.footer = settings.footer
  const method = settings?.default_payment_method
  if (method === null) customer.invoice_settings.default_payment_method = null
  else if (method !== undefined) {
    const found = methodOf(tx, method, 'invoice_settings[default_payment_method]')
    if (found.customer !== customer.id)
      throw invalid(
        `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
        { code: 'resource_missing', param: 'invoice_settings[default_payment_method]' },
      )
    customer.invoice_settings.default_payment_method = found.id
  }
  if (balance !== undefined && balance !== customer.balance)
    addBalanceTransaction(tx, customer, { amount: balance - customer.balance, type: 'adjustment' })
}

const noAddress = { city: null, country: null, line1: null, line2: null, postal_code: null, state: null }
const defined = (address: object) =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined))

export const customerRoutes = [
  route(
    'POST',
    '/v1/customers',
    p.paramsOf<Stripe.CustomerCreateParams>()({ ...details, payment_method: p.id }),
    ({ tx }, given) => create(tx, given),
  ),
  route(
    'GET',
    '/v1/customers',
    p.paramsOf<Stripe.CustomerListParams>()({
      ...p.page,
      created: p.created,
      email: p.text(),
    }),
    (call, { email, ...page }) =>
      listOf(call, 'customer', page, (customer) => email === undefined || customer.email === email),
  ),
  route(
    'GET',
    '/v1/customers/:id',
    p.paramsOf<Stripe.CustomerRetrieveParams>()({}),
    ({ tx, ids: [id = ''] }) => tx.need('customer', id),
  ),
  route(
    'POST',
    '/v1/customers/:id',
    p.paramsOf<Stripe.CustomerUpdateParams>()(details),
    ({ tx, ids: [id = ''] }, given) => {
      const customer = tx.need('customer', id)
      if ('deleted' in customer && customer.deleted) throw noSuch('customer', id)
      change(tx, customer, given)
      tx.emit('customer.updated', customer)
      return customer
    },
  ),
  route(
    'DELETE',
    '/v1/customers/:id',
    p.paramsOf<Stripe.CustomerDeleteParams>()({}),
    ({ tx, ids: [id = ''] }) => {
      const customer = tx.need('customer', id)
      for (const { id: subscription } of tx.find(
        'subscription',
        (sub) => sub.customer === id && !sub.ended_at,
      ))
        cancelNow(tx, tx.need('subscription', subscription), { reason: 'cancellation_requested' })
      for (const { id: method } of tx.find('payment_method', (saved) => saved.customer === id))
        tx.need('payment_method', method).customer = null
      tx.emit('customer.deleted', customer)
      tx.remove('customer', id)
      return { id, object: 'customer', deleted: true } satisfies Stripe.DeletedCustomer
    },
  ),
]
