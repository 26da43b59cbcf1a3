import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type AdminPlan, changePlanPrice, updatePlan } from '#shared/billing/plans/admin-contract.ts'
import { parseCents } from '#shared/platform/money/parse-cents.ts'
import { plansQuery } from '#web/features/accounts/memberships/api/list-plans.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { allPlansQuery } from './all-plans-query.ts'

const refresh = (queryClient: QueryClient) =>
  Promise.all([allPlansQuery, plansQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })))

type Edited = Pick<AdminPlan, 'name' | 'description' | 'displayOrder' | 'isActive'>

/** Saves a plan from a form and reads it again. */
export function useSavePlan({ id }: AdminPlan) {
  const queryClient = useQueryClient()
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
    refresh: () => refresh(queryClient),
    onStale: () => refresh(queryClient),
  }
}

/** The price as it was typed, over the plan as it was shown. */
export function useChangePrice({ id, version }: AdminPlan) {
  const queryClient = useQueryClient()
  return useCommand({
    send: ({ price, reason }: { price: string; reason: string }, idempotencyKey) => {
      const body = { priceCents: parseCents(price) ?? 0, reason, version }
      return call(changePlanPrice, { params: { planId: id }, body }, { idempotencyKey })
    },
    onDone: () => refresh(queryClient),
    onStale: () => refresh(queryClient),
  })
}
