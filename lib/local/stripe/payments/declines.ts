import { StripeError, type StripeErrorBody } from '../wire/stripe-error.ts'

export type Decline =
  | 'generic_decline'
  | 'insufficient_funds'
  | 'lost_card'
  | 'stolen_card'
  | 'card_velocity_exceeded'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'authentication_required'
  | 'test_mode_live_card'

const declined = 'Your card was declined.'

const errors: Record<
  Decline,
  Pick<StripeErrorBody, 'code' | 'decline_code' | 'advice_code' | 'message' | 'param'>
> = {
  generic_decline: {
    code: 'card_declined',
    decline_code: 'generic_decline',
    advice_code: 'try_again_later',
    message: declined,
  },
  insufficient_funds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    advice_code: 'try_again_later',
    message: 'Your card has insufficient funds.',
  },
  lost_card: {
    code: 'card_declined',
    decline_code: 'lost_card',
    advice_code: 'do_not_try_again',
    message: declined,
  },
  stolen_card: {
    code: 'card_declined',
    decline_code: 'stolen_card',
    advice_code: 'do_not_try_again',
    message: declined,
  },
  card_velocity_exceeded: {
    code: 'card_declined',
    decline_code: 'card_velocity_exceeded',
    advice_code: 'try_again_later',
    message:
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  },
  expired_card: {
    code: 'expired_card',
    decline_code: 'expired_card',
    advice_code: 'do_not_try_again',
    message: 'Your card has expired.',
    param: 'exp_month',
  },
  incorrect_cvc: {
    code: 'incorrect_cvc',
    decline_code: 'incorrect_cvc',
    advice_code: 'confirm_card_data',
    message: "Your card's security code is incorrect.",
    param: 'cvc',
  },
  processing_error: {
    code: 'processing_error',
    decline_code: 'processing_error',
    advice_code: 'try_again_later',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  authentication_required: {
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
  test_mode_live_card: {
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message:
      'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
  },
}

export const cardErrorBody = (decline: Decline): StripeErrorBody => ({
  type: 'card_error',
  ...errors[decline],
})

export const cardError = (decline: Decline, more: Partial<StripeErrorBody> = {}, options = {}) =>
  new StripeError(402, { ...cardErrorBody(decline), ...more }, options)

/** Declines after which trying the same card again is of no use: retries wait for another card. */
export const hardDeclines: ReadonlySet<string> = new Set([
  'lost_card',
  'stolen_card',
  'incorrect_number',
  'pickup_card',
  'authentication_required',
])
