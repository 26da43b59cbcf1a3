import { inPresentState } from '#core/billing/billing/in-present-state.ts'
import { mirrorInvoice } from '#core/billing/invoices/mirror-invoice.ts'
import { mirrorPaypalPayments } from '#core/billing/invoices/mirror-paypal-payments.ts'
import { mirrorPaymentMethods } from '#core/billing/payment-methods/mirror-payment-methods.ts'
import { idOf } from '#core/billing/stripe/id-of.ts'
import { providerCall } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { activateApproved } from '#core/billing/subscriptions/activate-approved.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { settleInvoice } from '#core/billing/subscriptions/manual/settle-invoice.ts'
import { mirrorLiveSubscription } from '#core/billing/subscriptions/mirror-live-subscription.ts'
import { mirrorSubscription } from '#core/billing/subscriptions/mirror-subscription.ts'
import { dropPendingUpdate } from '#core/billing/subscriptions/stripe/clear-the-way.ts'
import { intentOf } from '#core/billing/subscriptions/stripe/intent-of.ts'
import { stripeIdOf } from '#core/billing/subscriptions/stripe/stripe-id-of.ts'
import type { StoredSubscription } from '#core/billing/subscriptions/subscriptions.ts'
import { ownTransaction } from '#core/billing/transactions/own-transaction.ts'
import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { settleSubscription as contract } from '#shared/billing/subscriptions/contract.ts'

/** Asks the provider how the member’s subscription stands and answers that, whatever the browser believes. */
export const settleSubscription = inPresentState(mirrorLiveSubscription, look)

async function look({ actor: { userId }, body: { transactionId }, now }: ApiRequest<typeof contract>) {
  const asked = transactionId && (await settlePayment(userId, transactionId, now))
  const { subscription } = await liveSubscriptionOf(userId)
  const { payment, ...settled } = subscription ? await settle(subscription, now) : {}
  const shown = asked ?? payment
  return { ...settled, ...(shown && { payment: shown }) }
}

/** The card provider alone has payments that are made in the browser. */
async function settlePayment(userId: string, transactionId: string, now: string) {
  const { providerInvoiceId } = await ownTransaction(userId, transactionId)
  const mirrored = providerInvoiceId ? await mirrorInvoice(providerInvoiceId, now) : undefined
  return mirrored?.payment ?? ownTransaction(userId, transactionId)
}

type Settled = { subscription?: StoredSubscription | undefined; payment?: StoredTransaction | undefined }

async function settle(subscription: StoredSubscription, now: string): Promise<Settled> {
  const { userId } = subscription
  if (subscription.paymentProvider === 'paypal') return settleAtPaypal(subscription, now)
  const upgradeInvoice = subscription.pendingPlan?.invoiceId
  const upgraded = upgradeInvoice ? await settleInvoice(upgradeInvoice, now) : undefined
  const mirrored = await mirrorSubscription({ userId, subscriptionId: subscription.id }, now)
  const invoiceId = mirrored?.stripe?.latestInvoiceId
  const billed = invoiceId ? await mirrorInvoice(invoiceId, now) : undefined
  if (invoiceId && mirrored?.status === 'active' && billed?.invoice.status === 'open')
    await takeBackDeclined(mirrored, now)
  if (mirrored?.status === 'active' && billed && !billed.payment) await keepCardForLater(mirrored)
  await mirrorPaymentMethods(userId, now)
  return { subscription: mirrored, payment: billed?.payment ?? upgraded?.payment }
}

async function settleAtPaypal(subscription: StoredSubscription, now: string): Promise<Settled> {
  const after = await activateApproved(subscription, now)
  return { subscription: after, payment: after && (await mirrorPaypalPayments(after, now)) }
}

/** An upgrade that the bank has refused must not be charged later by surprise. */
async function takeBackDeclined(subscription: StoredSubscription, now: string): Promise<void> {
  const stripe = await stripeClient()
  const theirs = await providerCall(() =>
    stripe.subscriptions.retrieve(stripeIdOf(subscription), { expand: ['latest_invoice.payments'] }),
  )
  const invoice = theirs.latest_invoice
  if (!theirs.pending_update || !invoice || typeof invoice !== 'object' || !invoice.id) return
  const intent = await intentOf(stripe, invoice)
  if (intent?.status !== 'requires_payment_method') return
  await dropPendingUpdate(stripe, theirs)
  await mirrorInvoice(invoice.id, now)
}

/** If nothing was due yet, the card on file pays the next period. */
async function keepCardForLater(subscription: StoredSubscription): Promise<void> {
  const id = stripeIdOf(subscription)
  const stripe = await stripeClient()
  const { default_payment_method: known, pending_setup_intent: setup } = await providerCall(() =>
    stripe.subscriptions.retrieve(id, { expand: ['pending_setup_intent'] }),
  )
  if (known || !setup || typeof setup !== 'object' || setup.status !== 'succeeded') return
  const method = idOf(setup.payment_method)
  if (method)
    await providerCall(() =>
      stripe.subscriptions.update(
        id,
        { default_payment_method: method },
        { idempotencyKey: `${setup.id}-pays` },
      ),
    )
}

export const handler = endpoint(contract, settleSubscription)
