import { priceBeforeTax } from './price-before-tax.ts'
import type { Subscription } from './subscription.ts'

type Ending = Pick<
  Subscription,
  | 'paymentProvider'
  | 'cancelAtPeriodEnd'
  | 'scheduledPlan'
  | 'priceCents'
  | 'billingPeriod'
  | 'discountAhead'
  | 'taxation'
> & {
  /** The credit in the member’s favor; taken off what a card would pay. */
  creditCents?: number
}

/** Returns what a member reads about a period that ends soon: `Pro Competitor renews on …`. */
export function renewalWords(
  subscription: Ending,
  card: string | undefined,
): { whatHappens: string; details: string } {
  const { paymentProvider, cancelAtPeriodEnd, scheduledPlan, priceCents } = subscription
  const { taxation } = subscription
  if (cancelAtPeriodEnd)
    return {
      whatHappens: 'ends',
      details:
        'You canceled it, so we will not charge you again. You continue as a Competitor, free of charge. ' +
        (paymentProvider === 'paypal'
          ? 'If you have changed your mind, you can choose a plan again once it has ended.'
          : 'If you have changed your mind, you can keep it with one click on your billing page.'),
    }
  if (paymentProvider === 'manual')
    return {
      whatHappens: 'ends',
      details:
        'We set it up for you, and it does not renew automatically. Write to us if you want to continue as before, or choose a membership once it has ended. Otherwise, you continue as a Competitor, free of charge.',
    }
  if (scheduledPlan)
    return {
      whatHappens: 'changes',
      details: `From then on, your plan is ${scheduledPlan.planName} for ${priceBeforeTax({ ...scheduledPlan, taxation })} a period, as you chose. You can undo this on your billing page until that day.`,
    }
  const from = paymentProvider === 'paypal' ? 'through PayPal' : card ? `to your ${card}` : 'as before'
  const creditCents = paymentProvider === 'stripe' ? (subscription.creditCents ?? 0) : 0
  const less = [subscription.discountAhead && 'discount', creditCents > 0 && 'credit'].filter(Boolean)
  const amount = less.length > 0 ? `the price less your ${less.join(' and ')}` : priceBeforeTax(subscription)
  const payment =
    creditCents >= priceCents && taxation !== 'added'
      ? 'your credit pays for it'
      : `we will charge ${amount} ${from}`
  return {
    whatHappens: 'renews',
    details: `You do not need to do anything: ${payment}. You can change or cancel your plan before then.`,
  }
}
