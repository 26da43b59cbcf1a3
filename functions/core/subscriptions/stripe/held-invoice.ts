import type Stripe from 'stripe'

/** Whether it could not be made final because nobody knew where its taxes are due. */
export const isHeld = ({ status, automatic_tax: tax }: Stripe.Invoice) =>
  status === 'draft' && tax.status === 'requires_location_inputs'
