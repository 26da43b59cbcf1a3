import { adminPlan } from '#core/billing/plans/admin-plan.ts'
import { allPlans } from '#core/billing/plans/all-plans.ts'
import { planNotFound } from '#core/billing/plans/find-plan.ts'
import { requireFreeOffered, requireOwnPlace } from '#core/billing/plans/plan-rules.ts'
import { plans, type StoredPlan } from '#core/billing/plans/plans.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { updatePlan as contract } from '#shared/billing/plans/admin-contract.ts'

const edited = ({ name, description, displayOrder, isActive }: StoredPlan) => ({
  name,
  description,
  displayOrder,
  isActive,
})

/** The rules look at all plans, so that two simultaneous changes of different plans cannot break one together. */
async function updatePlan({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { version, ...changes } = body
  const catalogue = await allPlans({ consistent: true })
  const before = catalogue.find(({ id }) => id === params.planId)
  if (!before) throw planNotFound()
  if (before.version !== version) throw concurrentChange()
  const after = { ...before, ...changes, version: version + 1 }
  const others = catalogue.filter(({ id }) => id !== before.id)
  requireOwnPlace(others, after)
  requireFreeOffered([...others, after])
  const moves = before.displayOrder !== after.displayOrder || before.isActive !== after.isActive
  const answer = adminPlan(after)
  await commit(
    plans.put(after, { version }),
    ...(moves ? others.map((plan) => plans.check({ id: plan.id }, { version: plan.version })) : []),
    recordActivity(
      {
        by: actor,
        type: 'settings_update',
        description: `Changed the plan ${after.name} (${after.billingPeriod})`,
        before: edited(before),
        after: edited(after),
      },
      now,
    ),
    ...remember(answer),
  )
  return answer
}

export const handler = endpoint(contract, updatePlan)
