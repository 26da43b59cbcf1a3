import type Stripe from 'stripe'
import * as z from 'zod/mini'
import { Purpose } from '#shared/billing/transactions/purpose.ts'

type Named = { userId: string; purpose: Purpose; description: string }

/** The metadata of an intent or of an invoice, so that its events say whose payment it is and what for. */
export const intentMetadata = ({ userId, purpose, description }: Named): Record<string, string> => ({
  user_id: userId,
  purpose: JSON.stringify(purpose),
  description,
})

/** Undefined for an intent that is not ours, such as that of an invoice, and for an invoice of a membership. */
export function namedIn({
  metadata,
}: Pick<Stripe.PaymentIntent | Stripe.Invoice, 'metadata'>): Named | undefined {
  const { user_id: userId, purpose: text, description = '' } = metadata ?? {}
  if (!userId || !text) return undefined
  const { success, data: purpose } = z.safeParse(Purpose, parsed(text))
  return success ? { userId, purpose, description } : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
