import { queryOptions } from '@tanstack/react-query'
import { listPlans } from '#shared/billing/plans/contract.ts'
import { call } from '#web/lib/call.ts'
import { sheetPlans } from '../components/sheet-plans.ts'

/**
 * Only the part of the plans that the sheet shows: the page carries it twice, and it must come in the first round trip.
 */
export const sheetPlansQuery = queryOptions({
  queryKey: ['plans', 'sheet'],
  queryFn: async () => sheetPlans((await call(listPlans, {})).items),
  staleTime: 5 * 60_000,
})
