import { useQuery } from '@tanstack/react-query'
import { billingStatsQuery } from '../api/overview-queries.ts'

/** What has earned or has subscribers, by name, with the chosen one even if nothing is known about it. */
export function usePlanNames(chosen: string | undefined): string[] {
  const { data } = useQuery(billingStatsQuery)
  const names = data?.revenueByPlan.map(({ planName }) => planName) ?? []
  return chosen && !names.includes(chosen) ? [...names, chosen] : names
}
