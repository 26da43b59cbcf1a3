import { mirrorAtPaypal } from '#core/billing/one-time-payments/mirror-at-paypal.ts'
import { paypalCents } from '#core/billing/paypal/paypal-cents.ts'
import { paypalPages } from '#core/billing/paypal/paypal-pages.ts'
import { paypalProblemIn } from '#core/billing/paypal/paypal-problem.ts'
import type { PaypalMoney } from '#core/billing/paypal/paypal-subscription.ts'
import { mirrorSubscription } from '#core/billing/subscriptions/mirror-subscription.ts'
import { type StoredSubscription, subscriptions } from '#core/billing/subscriptions/subscriptions.ts'
import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import { isLive } from '#shared/billing/subscriptions/grants-access.ts'
import { compareEach } from './compare-each.ts'
import { type CreatedRange, type Findings, timesOf, unexplained } from './findings.ts'

type Movement = {
  transaction_id: string
  paypal_reference_id?: string
  transaction_event_code: string
  transaction_status: 'S' | 'P' | 'D' | 'V'
  transaction_amount: PaypalMoney
}

/** PayPal’s codes: a payment of a subscription or made once, money that was given back, money that was taken back. */
const [ofSubscription, madeOnce, refund, reversal] = ['T0002', 'T0006', 'T1107', 'T1106']

const isPayment = (code: string) => code === ofSubscription || code === madeOnce

/** Finds the row for every payment and refund of a time, updates it, and compares the amounts. */
export async function comparePaypalMovements(
  created: CreatedRange,
  findings: Findings,
  now: string,
): Promise<void> {
  const { from, to } = timesOf(created)
  const query = new URLSearchParams({ start_date: from, end_date: to, page_size: '500' })
  const path = `/v1/reporting/transactions?${query}`
  for await (const details of paypalPages<{ transaction_info: Movement }>(path, 'transaction_details'))
    await compareEach(
      details,
      ({ transaction_info: movement }) => movement.transaction_id,
      findings,
      ({ transaction_info: movement }) => compare(movement, findings, now),
    )
}

async function compare(movement: Movement, findings: Findings, now: string): Promise<void> {
  const { transaction_id: id, transaction_event_code: code, paypal_reference_id: reference } = movement
  if (!isPayment(code) && code !== refund && code !== reversal) return
  const paymentId = isPayment(code) ? id : reference
  if (!paymentId) return
  const mirrored = await mirror({ paymentId, ...(code === refund && { refundId: id }) }, now)
  // A payment that is none of ours, or has not arrived.
  if (!mirrored?.payment) return
  findings.compared++
  const { userId, subscriptionId, payment: row } = mirrored
  const about = { userId, subscriptionId, transactionId: row.id, providerId: id }
  if (!isInStep(movement, row))
    unexplained(findings, `a movement ${code} at PayPal that our row does not show`, about)
  if (!subscriptionId) return
  const subscription = await subscriptions.get({ userId, id: subscriptionId }, { consistent: true })
  if (!subscription) unexplained(findings, 'a payment of a subscription that we have no row of', about)
  else if (isPayment(code) && !isLive(subscription)) await lookAgain(subscription, findings, now)
}

/** A subscription that is over here may still collect at PayPal: it is ended there and refunded with this. */
async function lookAgain(over: StoredSubscription, findings: Findings, now: string): Promise<void> {
  const after = await mirrorSubscription({ userId: over.userId, subscriptionId: over.id }, now)
  if (after && after.version !== over.version) findings.repaired++
}

const mirror = (named: Parameters<typeof mirrorAtPaypal>[0], now: string) =>
  mirrorAtPaypal(named, now).catch((error: unknown) => {
    if (paypalProblemIn(error)?.status === 404) return undefined
    throw error
  })

function isInStep(
  { transaction_event_code: code, transaction_status: status, transaction_amount: amount }: Movement,
  row: StoredTransaction,
): boolean {
  const cents = paypalCents(amount.value.replace('-', ''))
  if (code === reversal) return row.refundedCents === row.amountCents
  // One that waits for the bank, or came back from there, has given nothing back.
  if (code === refund) return status !== 'S' || row.refundedCents >= cents
  if (row.amountCents !== cents) return false
  // A report is older than what PayPal says about the payment itself.
  return status === 'P' || status === 'D' || !['pending', 'failed'].includes(row.status)
}
