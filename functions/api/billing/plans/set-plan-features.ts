import { allPlans } from '#core/billing/plans/all-plans.ts'
import { featuresOf } from '#core/billing/plans/features-of.ts'
import { planNotFound } from '#core/billing/plans/find-plan.ts'
import { plans } from '#core/billing/plans/plans.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { setPlanFeatures as contract } from '#shared/billing/plans/features-contract.ts'
import type { PlanFeature } from '#shared/billing/plans/plan-feature.ts'

/** The plans of a membership change together, or not at all. */
async function setPlanFeatures({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { type } = params
  const catalogue = await allPlans({ consistent: true })
  const before = featuresOf(catalogue, type)
  if (!before) throw planNotFound()
  if (before.version !== body.version) throw concurrentChange()
  const own = catalogue.filter((plan) => plan.type === type)
  const saved = { type, features: body.features, version: before.version + own.length }
  await commit(
    ...own.map((plan) =>
      plans.put({ ...plan, features: body.features, version: plan.version + 1 }, { version: plan.version }),
    ),
    recordActivity(
      {
        by: actor,
        type: 'settings_update',
        description: `Changed the features of the ${type} membership`,
        before: { features: inWords(before.features) },
        after: { features: inWords(body.features) },
      },
      now,
    ),
    ...remember(saved),
  )
  return saved
}

const inWords = (features: readonly PlanFeature[]) =>
  features.map(({ text, needs }) => (needs ? `${text} (${needs})` : text))

export const handler = endpoint(contract, setPlanFeatures)
