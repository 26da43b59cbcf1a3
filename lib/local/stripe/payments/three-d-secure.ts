import type { PaymentMethod } from '../store/kinds.ts'
import { cardOf } from './test-cards.ts'

/** Tells whether the bank wants to see the person this time. */
export function needsAuthentication(
  method: PaymentMethod,
  use: 'setup' | 'on_session' | 'off_session',
): boolean {
  const { threeDSecure } = cardOf(method._.number) ?? {}
  if (threeDSecure === 'always') return true
  if (threeDSecure === 'unless_set_up') return use === 'setup' || !method._.setUp
  if (threeDSecure === 'on_session') return use !== 'off_session' || !method._.setUp
  return false
}

/** Returns where to send the person: a page to come back from, or what Stripe.js shows over the page. */
export function authenticationAction(
  url: string,
  intent: { id: string; client_secret: string | null },
  returnUrl: string | undefined,
): {
  type: string
  redirect_to_url?: { return_url: string; url: string }
  use_stripe_sdk?: { type: string; stripe_js: string }
} {
  const page = `${url}/3ds/${intent.id}?client_secret=${intent.client_secret}`
  return returnUrl
    ? { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url: page } }
    : { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: page } }
}

export const authenticationFailed = {
  type: 'invalid_request_error',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const
