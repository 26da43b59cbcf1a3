import { parseCents } from '#shared/platform/money/parse-cents.ts'

export type TransactionQuestion =
  | { by: 'id'; id: string }
  | { by: 'provider'; id: string }
  | { by: 'amount'; cents: number }
  | { by: 'member'; text: string }

const ownId = /^txn_[0-9a-z]{26}$/i
/** Ids of Stripe begin with what they are; those of PayPal are capitals and digits, with at least one of each. */
const stripeId = /^(?:pi|ch|py|in|re|pyr|cs|sub)_[0-9A-Za-z_]{6,}$/
const paypalId = /^(?=.*\d)(?=.*[A-Z])(?:I-)?[0-9A-Z]{12,20}$/

/** What an administrator who looks for a transaction has typed. */
export function transactionQuestion(typed: string): TransactionQuestion {
  const text = typed.trim()
  if (ownId.test(text)) return { by: 'id', id: `txn_${text.slice('txn_'.length).toUpperCase()}` }
  if (stripeId.test(text) || paypalId.test(text)) return { by: 'provider', id: text }
  const cents = parseCents(text)
  if (cents) return { by: 'amount', cents }
  return { by: 'member', text }
}
