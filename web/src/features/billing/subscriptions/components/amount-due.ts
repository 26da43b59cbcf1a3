import type { Plan } from '#shared/billing/plans/plan.ts'
import type { PromoOffer } from '../api/promo-check.ts'

export type AmountDue = {
  priceCents: number
  discountCents: number
  /** The part paid from the member’s balance. */
  creditCents: number
  /** Present only if the provider has reported a tax. */
  taxCents?: number
  dueCents: number
}

type Known = {
  plan: Pick<Plan, 'priceCents'>
  promo: Pick<PromoOffer, 'discountCents'> | undefined
  creditCents: number
  /** The amount at the provider, which has the last word: as a preview, or of the started subscription. */
  step: { amountDueCents: number; taxCents?: number | undefined } | undefined
}

/** Returns the lines of the bill. Until the provider has answered, they are our estimate. */
export function amountDue({ plan, promo, creditCents, step }: Known): AmountDue {
  const { priceCents } = plan
  const discountCents = promo?.discountCents ?? 0
  const afterDiscount = priceCents - discountCents
  const used = Math.min(creditCents, afterDiscount)
  if (!step) return { priceCents, discountCents, creditCents: used, dueCents: afterDiscount - used }
  const { amountDueCents: dueCents, taxCents } = step
  const withTax = afterDiscount + (taxCents ?? 0)
  return {
    priceCents,
    discountCents,
    creditCents: Math.max(0, withTax - dueCents),
    ...(taxCents !== undefined && { taxCents }),
    dueCents,
  }
}
