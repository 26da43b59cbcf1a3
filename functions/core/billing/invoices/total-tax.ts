import type Stripe from 'stripe'

/** Returns all taxes of an invoice, whatever they are called. */
export const totalTaxOf = ({ total_taxes: taxes }: Pick<Stripe.Invoice, 'total_taxes'>): number =>
  (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0)
