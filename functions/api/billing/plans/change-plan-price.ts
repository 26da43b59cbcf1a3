import { auditBilling } from '#core/billing/billing-audit/audit-billing.ts'
import { readPaymentSettings } from '#core/billing/payment-settings/read-payment-settings.ts'
import { paypalFor } from '#core/billing/paypal/paypal.ts'
import { adminPlan } from '#core/billing/plans/admin-plan.ts'
import { planNotFound } from '#core/billing/plans/find-plan.ts'
import { plans, type StoredPlan } from '#core/billing/plans/plans.ts'
import { pricedAtPaypal } from '#core/billing/plans/sync-paypal-plan.ts'
import { pricedAtStripe } from '#core/billing/plans/sync-stripe-plan.ts'
import { clientFor } from '#core/billing/stripe/stripe.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { readPaymentSecrets } from '#core/platform/secrets/payment-secrets.ts'
import { changePlanPrice as contract } from '#shared/billing/plans/admin-contract.ts'
import { AppError } from '#shared/errors.ts'

/**
 * The price is made at the providers first and stored with the plan in one write: a checkout meets the old price
 * with its prices there, or the new one with its own. The old ones stay there for those who pay them.
 */
export async function changePlanPrice({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { priceCents, reason, version } = body
  const before = await plans.get({ id: params.planId }, { consistent: true })
  if (!before) throw planNotFound()
  if (before.priceCents === 0)
    throw new AppError(
      'unprocessable',
      'plan_free',
      'The free plan stays free. Change the price of another plan.',
    )
  if (before.version !== version) throw concurrentChange()
  const priced = await atProviders({ ...before, priceCents })
  const after = { ...priced, version: version + 1 }
  const answer = adminPlan(after)
  await untilUnchanged(async () =>
    commit(
      plans.put(after, { version }),
      ...(await auditBilling(
        {
          adminId: actor.userId,
          action: 'plan_price_change',
          entityType: 'plan',
          entityId: before.id,
          oldValues: { priceCents: before.priceCents },
          newValues: { priceCents },
          reason,
        },
        now,
      )),
      ...remember(answer),
    ),
  )
  return answer
}

/**
 * Changes the price at every provider that has keys in the current mode, whether it takes new payments or
 * not.
 */
async function atProviders(plan: StoredPlan): Promise<StoredPlan> {
  const { mode } = await readPaymentSettings({ fresh: true })
  const { stripe, paypal } = (await readPaymentSecrets({ fresh: true }))[mode] ?? {}
  const atStripe = stripe ? await pricedAtStripe(await clientFor(stripe.secretKey), plan) : plan
  return paypal ? pricedAtPaypal(paypalFor(mode, paypal), atStripe) : atStripe
}

export const handler = endpoint(contract, changePlanPrice)
