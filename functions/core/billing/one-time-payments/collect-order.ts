import { inTurn } from '#core/billing/paypal/in-turn.ts'
import { paypalClient } from '#core/billing/paypal/paypal.ts'
import { paypalCents } from '#core/billing/paypal/paypal-cents.ts'
import {
  captureIn,
  fetchPaypalCapture,
  fetchPaypalOrder,
  type PaypalOrder,
} from '#core/billing/paypal/paypal-order.ts'
import { paypalProblemIn } from '#core/billing/paypal/paypal-problem.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { log } from '#core/platform/log/log.ts'
import { namedInOnceId } from './once-id.ts'
import { paypalOrders, type StoredPaypalOrder } from './paypal-orders.ts'
import { purchaseOf } from './purchase-of.ts'
import { isRefused } from './read-capture.ts'

const read = (id: string) => paypalOrders.get({ id }, { consistent: true })

async function note(
  order: StoredPaypalOrder,
  change: Partial<Pick<StoredPaypalOrder, 'state' | 'captureId'>>,
): Promise<StoredPaypalOrder> {
  const noted = { ...order, ...change, version: order.version + 1 }
  await commit(paypalOrders.put(noted, { version: order.version }))
  return noted
}

/**
 * Collects an order that its payer has approved, as long as its purpose can still be paid for; an approval alone moves
 * no money. However many call this at once, PayPal pays once. Returns the order as it is then.
 */
export const collectOrder = (id: string): Promise<StoredPaypalOrder | undefined> =>
  untilUnchanged(
    async () => {
      const order = await read(id)
      if (order?.state !== 'open' && order?.state !== 'collecting') return order
      const theirs = await fetchPaypalOrder(id)
      if (theirs && captureIn(theirs)) return noteCapture(order, theirs)
      if (theirs?.status !== 'APPROVED') return order
      // Its money may be on its way already.
      if (order.state === 'collecting') return finishOrder(order)
      // From here on no one gives it up without asking PayPal.
      if (await isPayable(theirs)) return finishOrder(await note(order, { state: 'collecting' }))
      log.warn('billing.approval_not_collected', { orderId: id })
      return note(order, { state: 'given_up' })
    },
    { crowd: true },
  )

async function isPayable({ id, purchase_units: [unit] }: PaypalOrder): Promise<boolean> {
  const named = namedInOnceId(unit?.custom_id)
  if (!named || !unit) return false
  const { purpose } = named
  return purchaseOf(purpose).isPayable(purpose, { intentId: id, amountCents: paypalCents(unit.amount.value) })
}

/** Asks for the money once, however often it is called: the order is the name of the request. */
async function finishOrder(order: StoredPaypalOrder): Promise<StoredPaypalOrder> {
  const paypal = await paypalClient()
  try {
    const path = `/v2/checkout/orders/${encodeURIComponent(order.id)}/capture`
    const asked = paypal.post<PaypalOrder>(path, { requestId: `${order.id}-capture`, body: {} })
    return await noteCapture(order, await inTurn(asked))
  } catch (error) {
    const problem = paypalProblemIn(error)
    if (!problem || ![404, 422].includes(problem.status)) throw error
    const theirs = problem.issue === 'ORDER_ALREADY_CAPTURED' ? await fetchPaypalOrder(order.id) : undefined
    if (theirs) return noteCapture(order, theirs)
    log.warn('billing.order_not_collected', { orderId: order.id, issue: problem.issue })
    return note(order, { state: problem.status === 404 ? 'given_up' : 'declined' })
  }
}

async function noteCapture(order: StoredPaypalOrder, theirs: PaypalOrder): Promise<StoredPaypalOrder> {
  const capture = captureIn(theirs)
  if (!capture) throw new Error(`The order ${order.id} was paid without a payment.`)
  return note(order, { state: isRefused(capture) ? 'declined' : 'collected', captureId: capture.id })
}

/** Looks again at a payment that PayPal held back at first: one that it then declined ends its order. */
export const noteDecline = (id: string): Promise<StoredPaypalOrder | undefined> =>
  untilUnchanged(
    async () => {
      const order = await read(id)
      if (order?.state !== 'collected' || !order.captureId) return order
      const capture = await fetchPaypalCapture(order.captureId)
      return capture && isRefused(capture) ? note(order, { state: 'declined' }) : order
    },
    { crowd: true },
  )

/** Decides that an order is never collected, unless its money has been asked for. */
export const giveUpOrder = (id: string): Promise<StoredPaypalOrder | undefined> =>
  untilUnchanged(
    async () => {
      const order = await read(id)
      if (order?.state === 'open') return note(order, { state: 'given_up' })
      // Someone who asked may have broken off: the same request shows what became of it.
      return order?.state === 'collecting' ? finishOrder(order) : order
    },
    { crowd: true },
  )
