import { StripeError } from '../wire/stripe-error.ts'
import type { PayResult } from './pay-invoice.ts'

/** Says in a 402 why an invoice could not be paid. */
export function refusePayment(outcome: PayResult, { keepsChanges = false, more = {} } = {}): never {
  if (outcome.result === 'failed') throw new StripeError(402, { ...outcome.error, ...more }, { keepsChanges })
  if (outcome.result === 'requires_action')
    throw new StripeError(
      402,
      {
        type: 'card_error',
        code: 'invoice_payment_intent_requires_action',
        message:
          'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with this invoice.',
        ...more,
      },
      { keepsChanges },
    )
  throw new StripeError(
    400,
    {
      type: 'invalid_request_error',
      code: 'missing',
      message: 'Cannot charge a customer that has no active card',
      ...more,
    },
    { keepsChanges },
  )
}
