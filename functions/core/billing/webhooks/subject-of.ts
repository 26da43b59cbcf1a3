import type Stripe from 'stripe'
import { namedIn } from '#core/billing/one-time-payments/intent-metadata.ts'
import { idOf } from '#core/billing/stripe/id-of.ts'

/** The things that an event names, each to be looked at again. */
export type Subject = {
  subscription?: Pick<Stripe.Subscription, 'id' | 'metadata'>
  /** The event itself may say whose invoice it is. */
  invoice?: { id: string; told?: Stripe.Invoice }
  /** The intent of a payment that is made once. */
  onceIntentId?: string
  /** The intent of a payment that may be that of an invoice, or made once. */
  paidIntentId?: string
  customerId?: string
}

/** Returns what an event is about. Of the event itself only the names of things are used. */
export function subjectOf(event: Stripe.Event): Subject {
  const object = event.data.object as { object?: string }
  switch (object.object) {
    case 'subscription':
      return { subscription: object as Stripe.Subscription }
    case 'invoice': {
      const told = object as Stripe.Invoice
      // A forecast has no id.
      return told.id ? { invoice: { id: told.id, told } } : {}
    }
    case 'invoice_payment': {
      const id = idOf((object as Stripe.InvoicePayment).invoice)
      return id ? { invoice: { id } } : {}
    }
    case 'payment_intent': {
      // Intents of invoices add nothing to the events of the invoice.
      const intent = object as Stripe.PaymentIntent
      return namedIn(intent) ? { onceIntentId: intent.id } : {}
    }
    case 'charge':
    case 'refund':
    case 'dispute': {
      const id = idOf((object as Stripe.Charge | Stripe.Refund | Stripe.Dispute).payment_intent)
      return id ? { paidIntentId: id } : {}
    }
    case 'setup_intent':
    case 'payment_method':
    case 'customer': {
      const id = customerOf(event)
      return id ? { customerId: id } : {}
    }
    default:
      return {}
  }
}

/** When a card is removed, only its earlier state names its customer. */
function customerOf({ data }: Stripe.Event): string | undefined {
  const object = data.object as Stripe.Customer | Stripe.PaymentMethod | Stripe.SetupIntent
  if (object.object === 'customer') return object.id
  return (
    idOf(object.customer) ?? idOf((data.previous_attributes as { customer?: string } | undefined)?.customer)
  )
}
