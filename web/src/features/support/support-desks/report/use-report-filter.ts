import * as z from 'zod/mini'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'

const fields = { days: z._default(z.enum(['7', '30', '90']), '30') }

/** The days that the address of a report names. */
export function useReportFilter() {
  const { filter, setFilter } = useAddressFilter(fields)
  return { days: filter.days, setFilter }
}
