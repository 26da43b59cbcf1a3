import { listMembershipRules, updateMembershipRules } from '#shared/accounts/memberships/contract.ts'
import { listPlanFeatures, setPlanFeatures } from '#shared/billing/plans/features-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'

export const useUpdateMembershipRules = command(updateMembershipRules, {
  changes: [['memberships', listMembershipRules.name]],
})

/** The pages that show the plans list their features, too. */
export const useSetPlanFeatures = command(setPlanFeatures, {
  changes: [['memberships', listPlanFeatures.name], ['plans']],
})
