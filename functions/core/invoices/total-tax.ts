import type Stripe from 'stripe'

/** All that an invoice has of taxes, whatever they are called. */
export const totalTaxOf = ({ total_taxes: taxes }: Pick<Stripe.Invoice, 'total_taxes'>): number =>
  (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0)
