import { isNotConnected } from '#core/billing/payment-settings/require-active.ts'
import { PaypalProblem } from '#core/billing/paypal/paypal-problem.ts'
import { stripeStatus } from '#core/billing/stripe/provider-call.ts'

/** The keys of the provider are gone, or no longer accepted. */
export const lacksKeys = (error: unknown): boolean =>
  isNotConnected(error) ||
  stripeStatus(error) === 401 ||
  (error instanceof PaypalProblem && error.status === 401)
