const sentences: Record<string, string> = {
  insufficient_funds: 'The card has insufficient funds. Use another card, or try again later.',
  expired_card: 'The card has expired. Use another card.',
  incorrect_cvc: 'The security code is incorrect. Check it and try again.',
  invalid_cvc: 'The security code is incorrect. Check it and try again.',
  incorrect_number: 'The card number is incorrect. Check it and try again.',
  invalid_number: 'The card number is incorrect. Check it and try again.',
  processing_error: 'The bank could not process the card right now. Try again in a moment.',
  card_velocity_exceeded: 'The card has reached its limit. Use another card, or try again later.',
  authentication_required: 'Your bank asks you to confirm this payment. Try again and follow its steps.',
  payment_intent_authentication_failure:
    'Your bank could not confirm that it is you. Try again, or use another card.',
  setup_intent_authentication_failure:
    'Your bank could not confirm that it is you. Try again, or use another card.',
}

/**
 * A decline in plain words by the provider’s code. For a lost or stolen card we say only that it was declined: the
 * person who holds it must not learn more.
 */
export const explainDecline = (code: string | undefined): string =>
  sentences[code ?? ''] ?? 'The card was declined. Use another card, or ask your bank.'
