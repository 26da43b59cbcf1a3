import { useQueryClient } from '@tanstack/react-query'
import { type AdminPlan, changePlanPrice, updatePlan } from '#shared/billing/plans/admin-contract.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { call } from '#web/lib/call.ts'
import { allPlansQuery } from './plan-queries.ts'

type Edited = Pick<AdminPlan, 'name' | 'description' | 'displayOrder' | 'isActive'>

/** Saves a plan from a form and reads it again. */
export function useSavePlan({ id }: AdminPlan) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['plans'] })
  return {
    send: ({ fields, thing }: { fields: Edited; thing: AdminPlan }, idempotencyKey: string) =>
      call(
        updatePlan,
        { params: { planId: id }, body: { ...fields, version: thing.version } },
        { idempotencyKey },
      ),
    latest: async () => {
      const plans = await queryClient.fetchQuery({ ...allPlansQuery, staleTime: 0 })
      const found = plans.find((plan) => plan.id === id)
      if (!found) throw new Error(`The plan ${id} is gone.`)
      return found
    },
    refresh,
    onStale: refresh,
  }
}

export const useChangePrice = command(changePlanPrice, { changes: [['plans']] })
