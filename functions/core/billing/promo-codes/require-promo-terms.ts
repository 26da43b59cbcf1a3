import { allPlans } from '#core/billing/plans/all-plans.ts'
import { planNotFound } from '#core/billing/plans/find-plan.ts'
import { AppError } from '#shared/errors.ts'

type Terms = { validUntil?: string | undefined; planIds: readonly string[] }

/** Refuses an end that has passed, and plans that cannot be bought at a discount; what a code has already may stay. */
export async function requirePromoTerms(
  { validUntil, planIds }: Terms,
  before: Terms,
  now: string,
): Promise<void> {
  if (validUntil && validUntil !== before.validUntil && validUntil <= now)
    throw refused('promo_past', 'validUntil', 'This time has passed. Choose a later one.')
  const added = planIds.filter((id) => !before.planIds.includes(id))
  if (added.length === 0) return
  const plans = new Map((await allPlans({ consistent: true })).map((plan) => [plan.id, plan]))
  for (const id of added) {
    const plan = plans.get(id)
    if (!plan) throw planNotFound()
    if (plan.priceCents === 0)
      throw refused('plan_free', 'planIds', `${plan.name} is free, so a code takes nothing off.`)
  }
}

const refused = (code: string, field: string, message: string) =>
  new AppError('unprocessable', code, message, { errors: [{ path: `body.${field}`, message }] })
