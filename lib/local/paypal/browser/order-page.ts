import { redirect } from '../../redirect.ts'
import type { LocalResponse } from '../../service.ts'
import { approveOrder, openOrder } from '../billing/order.ts'
import type { Engine } from '../engine.ts'
import { type Funding, fundings, type Order } from '../store/kinds.ts'
import { decimalOf } from '../wire/decimal.ts'
import { waysOf } from './consent-form.ts'
import { inPage } from './in-page.ts'
import { payerForm } from './payer-form.ts'

type Asked = { posted: boolean; given: URLSearchParams }
type Again = { trouble?: string; email?: string; chosen?: Funding }

/** The payer approves an order; an approved one may be approved again, with another way to pay. */
export function orderPage(engine: Engine, { posted, given }: Asked): LocalResponse {
  const tx = engine.begin()
  const order = openOrder(tx, given.get('token') ?? '')
  if (!order) return inPage('Not found', '<p>There is no order here, or it has expired.</p>', 404)
  if (order.status === 'COMPLETED')
    return inPage('Paid', '<p>This order was already paid.</p>', posted ? 410 : 200)
  if (!posted) return question(order)
  const token = order.id
  if (given.get('decision') !== 'agree') return redirect(order.context.cancelUrl, { token })
  const email = given.get('email')?.trim() ?? ''
  const funding = fundingOf(given, order)
  if (!funding || email.length > 254 || !/^[^@\s]+@[^@\s]+$/.test(email))
    return question(order, { trouble: 'Enter an email address and choose how to pay.' })
  if (!approveOrder(tx, order, { email, funding })) {
    const trouble = 'This payment method was declined. Choose another one.'
    return question(order, { trouble, email, chosen: funding })
  }
  engine.keep(tx, [])
  return redirect(order.context.returnUrl, { token, PayerID: order.payer ?? '' })
}

/** An order is paid once, so that a card which declines later pays it. */
const waysFor = ({ context }: Order) => waysOf(context).filter(({ value }) => isFunding(value))

const isFunding = (value: string): value is Funding => (fundings as readonly string[]).includes(value)

function fundingOf(given: URLSearchParams, order: Order): Funding | undefined {
  const chosen = waysFor(order).find(({ value }) => value === given.get('funding'))?.value
  return chosen && isFunding(chosen) ? chosen : undefined
}

function question(order: Order, { trouble, email, chosen }: Again = {}): LocalResponse {
  const { context, description, cents } = order
  const form = payerForm({
    rows: [
      ...(description ? [['For', description] as [string, string]] : []),
      [context.subscribesNow ? 'Due now' : 'Amount', `$${decimalOf(cents)}`],
    ],
    token: ['token', order.id],
    ways: waysFor(order),
    agree: context.subscribesNow ? 'Agree and pay' : 'Agree and continue',
    brand: context.brand,
    email: email ?? 'payer@demo.test',
    chosen,
    trouble,
  })
  const targets = new Set([new URL(context.returnUrl).origin, new URL(context.cancelUrl).origin])
  return inPage(`Pay ${context.brand}`, form, 200, [...targets])
}
