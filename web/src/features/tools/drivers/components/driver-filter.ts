import * as z from 'zod/mini'
import { DriverId, DriverState } from '#shared/tools/drivers/driver.ts'
import type { FilterOf } from '#web/features/platform/lists/address-filter.ts'
import type { FilterPart } from '#web/features/platform/lists/filter-bar.tsx'

const sizes = ['6.5', '8', '10', '12', '13', '15', '18', '21'] as const

/** The filters of the administrators' driver base in the address. */
export const driverFilter = {
  state: z._default(DriverState, 'pending'),
  brand: z.optional(z.string().check(z.maxLength(60))),
  size: z.optional(z.enum(sizes)),
  /** The driver that is open for correction, as in the link of a report. */
  driver: z.optional(DriverId),
}
export type DriverFilter = FilterOf<typeof driverFilter>

/** The words for the status of a driver that administrators read. */
export const stateLabels: Record<DriverState, string> = {
  pending: 'Pending',
  published: 'Published',
  draft: 'Drafts',
  rejected: 'Rejected',
  retired: 'Retired',
}

export const driverFilterParts: FilterPart<keyof DriverFilter>[] = [
  {
    kind: 'choice',
    name: 'state',
    label: 'Status',
    any: stateLabels.pending,
    options: (['published', 'draft', 'rejected', 'retired'] as const).map((state) => [
      state,
      stateLabels[state],
    ]),
  },
  { kind: 'search', name: 'brand', label: 'Search by brand', placeholder: 'Start of the brand name' },
  {
    kind: 'choice',
    name: 'size',
    label: 'Size',
    any: 'Any size',
    options: sizes.map((size) => [size, `${size} in`] as const),
  },
]
