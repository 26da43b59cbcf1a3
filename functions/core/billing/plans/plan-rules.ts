import { AppError } from '#shared/errors.ts'
import type { StoredPlan } from './plans.ts'

/** Refuses what would leave new members without a plan to begin with. */
export function requireFreeOffered(catalogue: readonly StoredPlan[]): void {
  if (
    catalogue.some(({ isActive, priceCents, type }) => isActive && priceCents === 0 && type === 'competitor')
  )
    return
  throw new AppError(
    'conflict',
    'plan_needed',
    'Members start with the free plan, so one free plan must stay offered.',
  )
}

export function requireOwnPlace(catalogue: readonly StoredPlan[], { id, displayOrder }: StoredPlan): void {
  const holder = catalogue.find((plan) => plan.id !== id && plan.displayOrder === displayOrder)
  if (!holder) return
  const message = `${holder.name} (${holder.billingPeriod}) already has this number`
  throw new AppError('conflict', 'plan_order_taken', `${message}.`, {
    errors: [{ path: 'body.displayOrder', message }],
  })
}
