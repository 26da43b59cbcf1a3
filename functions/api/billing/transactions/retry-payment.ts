import type Stripe from 'stripe'
import { inPresentState } from '#core/billing/billing/in-present-state.ts'
import { invoices } from '#core/billing/invoices/invoices.ts'
import { mirrorInvoice } from '#core/billing/invoices/mirror-invoice.ts'
import { mirrorPaymentMethods } from '#core/billing/payment-methods/mirror-payment-methods.ts'
import { ownPaymentMethod } from '#core/billing/payment-methods/own-payment-method.ts'
import { preferCard } from '#core/billing/payment-methods/prefer-card.ts'
import { NoLongerPossible } from '#core/billing/providers/no-longer-possible.ts'
import { providerCall, stripeCode } from '#core/billing/stripe/provider-call.ts'
import { stripeClient } from '#core/billing/stripe/stripe.ts'
import { mirrorSubscription } from '#core/billing/subscriptions/mirror-subscription.ts'
import { subscriptions } from '#core/billing/subscriptions/subscriptions.ts'
import { ownTransaction } from '#core/billing/transactions/own-transaction.ts'
import type { StoredTransaction } from '#core/billing/transactions/transactions.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { isLive } from '#shared/billing/subscriptions/grants-access.ts'
import type { PaymentStep } from '#shared/billing/subscriptions/payment-step.ts'
import { retryPayment as contract } from '#shared/billing/transactions/contract.ts'
import { AppError } from '#shared/errors.ts'

/**
 * Pays the invoice that is still open, never a new one: the provider takes an invoice’s money once, so two tries at
 * the same time, or one whose answer was lost, charge once. The card that is chosen for it is the one from then on.
 * Without any saved card the answer is what the browser needs to pay it with a new one.
 */
export const retryPayment = inPresentState(mirrorBilled, retry)

async function retry({
  actor: { userId },
  params: { transactionId },
  body: { paymentMethodId },
  now,
  requestId,
}: ApiRequest<typeof contract>) {
  const payment = await ownTransaction(userId, transactionId)
  const providerInvoiceId = await requireRetryable(payment)
  if (!paymentMethodId) {
    await requireNoMethod(userId, now)
    return confirmation(await stepOf(providerInvoiceId), 'Enter a card to pay with.')
  }
  const method = (await ownPaymentMethod(userId, paymentMethodId, now)).providerMethodId
  const outcome = await pay(providerInvoiceId, method, requestId)
  if (outcome !== 'declined') await preferCard(userId, method, requestId)
  const mirrored = await mirrorInvoice(providerInvoiceId, now)
  if (mirrored) await mirrorSubscription(mirrored, now)
  await mirrorPaymentMethods(userId, now)
  if (outcome === 'needs_confirmation') return confirmation(await stepOf(providerInvoiceId))
  if (outcome === 'declined')
    throw new AppError(
      'unprocessable',
      'payment_declined',
      mirrored?.payment?.failure ?? 'The card was declined. Use another card, or ask your bank.',
    )
  const success = mirrored?.invoice.status === 'paid'
  return { success, message: success ? 'Payment processed successfully!' : 'Payment retry failed' }
}

/** The purpose of the payment and the cards that could pay it, as the provider has them now. */
async function mirrorBilled({ actor: { userId }, params, now }: ApiRequest<typeof contract>): Promise<void> {
  const { paymentProvider, providerInvoiceId } = await ownTransaction(userId, params.transactionId)
  const isInvoiced = paymentProvider === 'stripe' && providerInvoiceId
  const mirrored = isInvoiced ? await mirrorInvoice(providerInvoiceId, now) : undefined
  if (mirrored) await mirrorSubscription(mirrored, now)
  await mirrorPaymentMethods(userId, now)
}

/** The provider’s invoice, while it is open and still buys something. */
async function requireRetryable(payment: StoredTransaction): Promise<string> {
  const { type, status, retryable, paymentProvider, providerInvoiceId, userId, invoiceId } = payment
  const refuse = (sentence: string) => new AppError('conflict', 'payment_not_retryable', sentence)
  if (type === 'payment' && status !== 'failed' && status !== 'pending')
    throw refuse('This payment has already gone through. You do not owe anything.')
  const open = type === 'payment' && status === 'failed' && retryable
  if (!open || paymentProvider !== 'stripe' || !providerInvoiceId)
    throw refuse('This payment is no longer due. You do not owe anything.')
  const invoice = invoiceId ? await invoices.get({ userId, id: invoiceId }) : undefined
  const subscription = invoice?.subscriptionId
    ? await subscriptions.get({ userId, id: invoice.subscriptionId }, { consistent: true })
    : undefined
  if (subscription && !isLive(subscription))
    throw refuse('The membership that this payment was for has ended. Choose a plan to start again.')
  return providerInvoiceId
}

/** Members with saved payment methods choose one; members without one pay with a card that only the provider sees. */
async function requireNoMethod(userId: string, now: string): Promise<void> {
  if ((await mirrorPaymentMethods(userId, now)).length > 0)
    throw new AppError('unprocessable', 'payment_method_required', 'Choose a payment method.')
}

type Outcome = 'paid' | 'needs_confirmation' | 'declined'

async function pay(invoiceId: string, method: string, requestId: string): Promise<Outcome> {
  const stripe = await stripeClient()
  return providerCall(async () => {
    try {
      await stripe.invoices.pay(
        invoiceId,
        { payment_method: method, off_session: false },
        { idempotencyKey: `${requestId}-pay` },
      )
      return 'paid'
    } catch (error) {
      const code = stripeCode(error)
      if (code === 'invoice_already_paid') return 'paid'
      if (code === 'invoice_payment_intent_requires_action') return 'needs_confirmation'
      if ((error as Partial<Stripe.errors.StripeError>).type === 'StripeCardError') return 'declined'
      throw error
    }
  })
}

/** The secret for the browser to take to the bank: the payment that waits for its customer. */
async function stepOf(invoiceId: string): Promise<PaymentStep> {
  const stripe = await stripeClient()
  const invoice = await providerCall(() =>
    stripe.invoices.retrieve(invoiceId, { expand: ['confirmation_secret'] }),
  )
  const clientSecret = invoice.confirmation_secret?.client_secret
  if (!clientSecret || invoice.status !== 'open')
    throw new NoLongerPossible(new Error(`The invoice ${invoiceId} is ${invoice.status}.`))
  return { kind: 'card', intent: 'payment', clientSecret, amountDueCents: invoice.amount_remaining }
}

const confirmation = (payment: PaymentStep, message = 'Your bank asks you to confirm this payment.') => ({
  success: false,
  message,
  payment,
})

export const handler = endpoint(contract, retryPayment)
