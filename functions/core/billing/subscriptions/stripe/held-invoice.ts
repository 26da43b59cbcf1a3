import type Stripe from 'stripe'

/** True if it could not be finalized because the place where its taxes are due was unknown. */
export const isHeld = ({ status, automatic_tax: tax }: Stripe.Invoice) =>
  status === 'draft' && tax.status === 'requires_location_inputs'
