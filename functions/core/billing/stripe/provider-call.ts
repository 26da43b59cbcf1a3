import { NoLongerPossible } from '#core/billing/providers/no-longer-possible.ts'
import { providerUnavailable } from '#core/billing/providers/provider-unavailable.ts'
import { log } from '#core/platform/log/log.ts'
import { explainDecline } from '#shared/billing/transactions/explain-decline.ts'
import { AppError } from '#shared/errors.ts'

type StripeProblem = {
  type: string
  code?: string
  decline_code?: string
  param?: string
  message?: string
  statusCode?: number
}

const isStripeProblem = (error: unknown): error is Error & StripeProblem =>
  error instanceof Error && /^Stripe\w*Error$/.test((error as Error & { type?: string }).type ?? '')

function problemOf(error: unknown): (Error & StripeProblem) | undefined {
  const said = error instanceof NoLongerPossible ? error.cause : error
  return isStripeProblem(said) ? said : undefined
}

/** Returns Stripe’s name for the reason of a refusal, for code that treats one of them differently. */
export function stripeCode(error: unknown): string | undefined {
  const problem = problemOf(error)
  return problem?.code ?? problem?.type
}

export const stripeStatus = (error: unknown): number | undefined => problemOf(error)?.statusCode

/**
 * Runs a call of the card provider. A declined card becomes a refusal in plain words, an unreachable provider one that
 * says to try again, and what came too late one that says so; whatever else goes wrong is a bug of ours and stays one.
 */
export async function providerCall<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!isStripeProblem(error)) throw error
    if (error.type === 'StripeCardError')
      throw new AppError(
        'unprocessable',
        'payment_declined',
        explainDecline(error.decline_code ?? error.code),
      )
    if (isPassing(error)) {
      log.error('stripe.unavailable', { error })
      throw providerUnavailable()
    }
    if (isTooLate(error)) {
      log.warn('stripe.no_longer_possible', { code: error.code, reason: error.message })
      throw new NoLongerPossible(error)
    }
    throw error
  }
}

const isPassing = ({ type, statusCode = 0 }: StripeProblem) =>
  type === 'StripeConnectionError' ||
  type === 'StripeRateLimitError' ||
  statusCode >= 500 ||
  statusCode === 409

/** Stripe’s names for refusals that depend on the present state; most of them have no name. */
const tooLate = new Set([
  'charge_already_refunded',
  'charge_disputed',
  'charge_not_refundable',
  'coupon_expired',
  'expired_payment_method',
  'intent_invalid_state',
  'invalid_canceled_subscription_fields',
  'invoice_already_paid',
  'invoice_not_editable',
  'invoice_upcoming_none',
  'payment_intent_unexpected_state',
  'payment_method_unexpected_state',
  'promotion_code_expired',
  'refund_disputed_payment',
  'resource_missing',
  'setup_intent_unexpected_state',
  'status_transition_invalid',
  'subscription_update_trial_after_billing_cycle_anchor',
])

/** A mistake in a request has a code or names its parameter; a refusal that depends on the state mostly does neither. */
const isTooLate = ({ type, code, param, statusCode }: StripeProblem) =>
  type === 'StripeInvalidRequestError' && (code ? tooLate.has(code) : !param && statusCode === 400)
