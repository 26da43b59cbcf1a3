import type Stripe from 'stripe'
import { mirrorInvoice } from '#core/billing/invoices/mirror-invoice.ts'
import { nameStripeInvoice, ownerOf } from '#core/billing/invoices/stripe-invoice.ts'
import { settleInvoice } from '#core/billing/subscriptions/manual/settle-invoice.ts'
import { mirrorOrderInvoice } from './mirror-order-invoice.ts'

const nameOnce = async (id: string, told: Stripe.Invoice | undefined) =>
  told && ownerOf(told) ? told : nameStripeInvoice(id)

/** Brings our copy of an invoice in line with the card provider, whatever it bills. */
export async function mirrorAnyInvoice(id: string, now: string) {
  const named = await nameStripeInvoice(id)
  const owner = ownerOf(named)
  return owner?.kind === 'order' ? mirrorOrderInvoice(named, owner, now) : mirrorInvoice(id, now, named)
}

/** The same, with what follows for a membership. */
export async function settleAnyInvoice(id: string, now: string, told?: Stripe.Invoice) {
  const named = await nameOnce(id, told)
  const owner = ownerOf(named)
  return owner?.kind === 'order' ? mirrorOrderInvoice(named, owner, now) : settleInvoice(id, now, named)
}
