import { queryOptions } from '@tanstack/react-query'
import { listPlans } from '#shared/plans/contract.ts'
import { call } from '#web/lib/call.ts'
import { sheetPlans } from '../components/sheet-plans.ts'

/** Of the plans only what the sheet shows: the page carries it once more as data, and is to come in the first round. */
export const sheetPlansQuery = queryOptions({
  queryKey: ['plans', 'sheet'],
  queryFn: async () => sheetPlans((await call(listPlans, {})).items),
  staleTime: 5 * 60_000,
})
