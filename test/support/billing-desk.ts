import { allPlans } from '#core/billing/plans/all-plans.ts'
import { plans } from '#core/billing/plans/plans.ts'
import { findPromo } from '#core/billing/promo-codes/find-promo.ts'
import { liveSubscriptionOf } from '#core/billing/subscriptions/live-subscription.ts'
import { adjustBilling } from '#functions/api/billing/adjustments/adjust-billing.ts'
import { changePlanPrice } from '#functions/api/billing/plans/change-plan-price.ts'
import { endPromoCode } from '#functions/api/billing/promo-codes/end-promo-code.ts'
import { updatePromoCode } from '#functions/api/billing/promo-codes/update-promo-code.ts'
import { changePlanForMember } from '#functions/api/billing/subscriptions/change-plan-for-member.ts'
import * as adjustments from '#shared/billing/adjustments/contract.ts'
import * as planRoutes from '#shared/billing/plans/admin-contract.ts'
import * as promos from '#shared/billing/promo-codes/admin-contract.ts'
import * as subscriptions from '#shared/billing/subscriptions/admin-contract.ts'
import { addMonths } from '#shared/platform/time/add-months.ts'
import { askWorld } from './ask-world.ts'
import type { Books } from './billing-books.ts'
import { type Dice, outcomeOf, pickWith } from './billing-member.ts'
import type { BillingWorld } from './billing-world.ts'

const adjust = [adjustments.adjustBilling, adjustBilling] as const
const changePlan = [subscriptions.changePlanForMember, changePlanForMember] as const
const reprice = [planRoutes.changePlanPrice, changePlanPrice] as const
const editCode = [promos.updatePromoCode, updatePromoCode] as const
const endCode = [promos.endPromoCode, endPromoCode] as const

/** An administrator who credits, charges, and changes the plans, codes and prices of others while these use them. */
export function billingDesk(world: BillingWorld, adminId: string, dice: Dice, books: Books) {
  const pick = pickWith(dice)
  const requestId = () => crypto.randomUUID()

  const adjustBy = (kind: 'credit' | 'debit', most: number) => (userId: string) => {
    const amountCents = 1 + dice.below(most)
    return outcomeOf(`${kind} ${amountCents}`, async () => {
      const body = { userId, requestId: requestId(), kind, amountCents, description: 'A long wait' }
      await askWorld(world, adminId, adjust, { body })
      // A client that got no answer asks again, and finds it done already.
      await askWorld(world, adminId, adjust, { body })
      books.deeds.push({ action: kind === 'credit' ? 'manual_credit' : 'manual_debit', targetUserId: userId })
    })
  }

  const replan = (when: 'now' | 'period_end') => async (userId: string) => {
    const { subscription: before } = await liveSubscriptionOf(userId)
    const offered = (await allPlans()).filter(
      ({ type, billingPeriod }) =>
        type !== 'organization' &&
        (when === 'period_end' || billingPeriod === (before?.billingPeriod ?? 'monthly')),
    )
    const { id: planId } = pick(offered)
    return outcomeOf(`${when} ${planId}`, async () => {
      const body = { userId, requestId: requestId(), planId, when, reason: 'Moved to another class' }
      const after = await askWorld(world, adminId, changePlan, { body })
      // A request that already counts changes nothing and adds no audit entry.
      if (!after.planRequests?.includes(body.requestId)) return
      books.deeds.push({ action: 'plan_change', targetUserId: userId })
      const agreed = books.agreements.findLast((one) => one.userId === userId)
      if (after.paymentProvider === 'manual' && agreed) agreed.presentCents = after.priceCents
    })
  }

  return {
    credit: adjustBy('credit', 4000),
    debit: adjustBy('debit', 2500),
    planNow: replan('now'),
    planLater: replan('period_end'),
    /** Past uses stay counted when the code changes. */
    async editCode(code: string): Promise<string> {
      const { revision, planIds, usageCount } = await findPromo(code)
      const body = {
        revision,
        description: pick(['A fifth off', 'For the finals', 'A wish']),
        usageLimit: 1 + dice.below(3),
        ...(dice.chance(0.5) && { validUntil: addMonths(world.now(), 1 + dice.below(6)) }),
        planIds: dice.chance(0.3) ? ['pro_competitor_monthly'] : planIds,
      }
      return outcomeOf(`editCode ${usageCount} of ${body.usageLimit}`, async () => {
        const after = await askWorld(world, adminId, editCode, { params: { code }, body })
        if (after.revision > revision) books.deeds.push({ action: 'promo_code_changed' })
      })
    },
    async endCode(code: string): Promise<string> {
      const { isActive } = await findPromo(code)
      return outcomeOf('endCode', async () => {
        await askWorld(world, adminId, endCode, { params: { code } })
        if (isActive) books.deeds.push({ action: 'promo_code_ended' })
      })
    },
    /** Existing subscribers keep paying their old price. */
    async reprice(planId: string): Promise<string> {
      const plan = await plans.get({ id: planId }, { consistent: true })
      const priceCents = 500 + dice.below(3000)
      return outcomeOf(`reprice ${planId} ${priceCents}`, async () => {
        const body = { priceCents, reason: 'A new year', version: plan?.version }
        await askWorld(world, adminId, reprice, { params: { planId }, body })
        books.deeds.push({ action: 'plan_price_change' })
      })
    },
  }
}
