import type Stripe from 'stripe'
import { Purpose } from '#shared/transactions/purpose.ts'

type Owner = { userId: string; purpose: Purpose }

/** What is written on a payment at the provider, so that whoever meets it there knows what it is for. */
export const metadataOf = ({ userId, purpose, key }: Owner & { key: string }): Record<string, string> => {
  const { kind, ...named } = purpose
  return { user_id: userId, payment_key: key, purpose: kind, ...named }
}

/** Whose payment it is and what for; undefined for every payment that was not begun here, such as those of invoices. */
export function ownerOf({ metadata }: Pick<Stripe.PaymentIntent, 'metadata'>): Owner | undefined {
  const { user_id: userId, purpose: kind, ...named } = metadata
  if (!userId || !kind) return undefined
  const purpose = Purpose.safeParse({ ...named, kind })
  return purpose.success ? { userId, purpose: purpose.data } : undefined
}
