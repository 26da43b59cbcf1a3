import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import { StripeError } from '../wire/stripe-error.ts'
import { cardError } from './declines.ts'
import { cardOf, isCardNumber } from './test-cards.ts'

export type CardEntry = {
  number: string
  exp_month: number
  exp_year: number
  cvc?: string | undefined
}

/** Reads what a person typed about a card, or refuses it with the words that the person sees. */
export function readCard(entry: CardEntry, now: number): { number: string; card: Stripe.PaymentMethod.Card } {
  const number = entry.number.replace(/[\s-]/g, '')
  if (!isCardNumber(number)) throw incorrect('incorrect_number', 'number', 'Your card number is incorrect.')
  const known = cardOf(number)
  if (!known) throw cardError('test_mode_live_card')
  const { exp_month: month, exp_year } = entry
  const year = exp_year < 100 ? 2000 + exp_year : exp_year
  const today = new Date(now * 1000)
  if (month < 1 || month > 12)
    throw incorrect('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.")
  if (year > today.getUTCFullYear() + 50 || year < today.getUTCFullYear())
    throw incorrect('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.")
  if (year === today.getUTCFullYear() && month < today.getUTCMonth() + 1)
    throw incorrect('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.")
  const cvcLength = known.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/
  if (entry.cvc !== undefined && !cvcLength.test(entry.cvc))
    throw incorrect('invalid_cvc', 'cvc', "Your card's security code is invalid.")
  return { number, card: cardDetails(number, month, year, entry.cvc !== undefined) }
}

const incorrect = (code: string, param: string, message: string) =>
  new StripeError(402, { type: 'card_error', code, param, message })

/** A card as Stripe shows it once it is saved. */
export function cardDetails(number: string, month: number, year: number, withCvc: boolean) {
  const brand = cardOf(number)?.brand ?? 'visa'
  return {
    brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: withCvc ? 'pass' : null,
    },
    country: 'US',
    display_brand: brand === 'amex' ? 'american_express' : brand,
    exp_month: month,
    exp_year: year,
    fingerprint: createHash('sha256').update(number).digest('base64url').replace(/\W/g, '0').slice(0, 16),
    funding: number === '4000056655665556' ? 'debit' : 'credit',
    generated_from: null,
    last4: number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  } satisfies Stripe.PaymentMethod.Card
}
