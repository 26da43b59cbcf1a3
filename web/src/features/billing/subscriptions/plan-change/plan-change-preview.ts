import { queryOptions } from '@tanstack/react-query'
import type { Plan } from '#shared/billing/plans/plan.ts'
import { type PlanChangePreview, previewPlanChange } from '#shared/billing/subscriptions/contract.ts'
import { call } from '#web/lib/call.ts'
import { serverNow } from '#web/lib/server-clock.ts'

const holdsMs = 15 * 60_000
const shortestMs = 30_000

/** The time until the next request, by a clock that need not agree with the server’s. */
function untilExpiry(preview: PlanChangePreview | undefined): number | false {
  if (!preview) return false
  const left = Date.parse(preview.expiresAt) - serverNow()
  return Math.min(holdsMs, Math.max(shortestMs, left))
}

/**
 * The cost of a change. The server remembers only the last one, so none is kept here after another was
 * chosen.
 */
export const planChangePreviewQuery = ({ id, billingPeriod }: Pick<Plan, 'id' | 'billingPeriod'>) =>
  queryOptions({
    queryKey: ['plan-change-preview', id],
    queryFn: ({ signal }) => call(previewPlanChange, { body: { planId: id, billingPeriod } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchInterval: ({ state }) => untilExpiry(state.data),
  })
