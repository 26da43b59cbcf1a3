import { useQuery } from '@tanstack/react-query'
import { billingStatsQuery } from '../api/overview-queries.ts'

/** The names of plans with earnings or subscribers, plus the chosen one even if nothing is known about it. */
export function usePlanNames(chosen: string | undefined): string[] {
  const { data } = useQuery(billingStatsQuery)
  const names = data?.revenueByPlan.map(({ planName }) => planName) ?? []
  return chosen && !names.includes(chosen) ? [...names, chosen] : names
}
