import * as z from 'zod/mini'
import { ListingStatus } from '#shared/directory/listings/listing.ts'
import { ListingType } from '#shared/directory/listings/listing-kinds.ts'
import { listingTypes } from '#shared/directory/listings/listing-labels.ts'
import { usStates } from '#shared/platform/places/regions.ts'
import { zoneOfState } from '#shared/platform/places/zone-of-state.ts'
import type { FilterOf } from '#web/features/platform/lists/address-filter.ts'
import type { FilterPart } from '#web/features/platform/lists/filter-bar.tsx'
import { managedStatuses } from './managed-statuses.ts'

/** The states in which a business can be. */
export const listingStates = usStates.filter(([code]) => zoneOfState(code))

/** The filters of the administrators’ list in the address. */
export const managedFilter = {
  q: z.optional(z.string().check(z.maxLength(60))),
  status: z._default(ListingStatus, 'published'),
  type: z.optional(ListingType),
  state: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  owned: z.optional(z.enum(['no'])),
}
export type ManagedFilter = FilterOf<typeof managedFilter>

export const managedFilterParts: FilterPart<keyof ManagedFilter>[] = [
  { kind: 'search', name: 'q', label: 'Search by name', placeholder: 'Name of the business' },
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    any: managedStatuses.published,
    options: Object.entries(managedStatuses).filter(([status]) => status !== 'published'),
  },
  {
    kind: 'choice',
    name: 'type',
    label: 'Type',
    any: 'Any type',
    options: Object.entries(listingTypes),
  },
  { kind: 'choice', name: 'state', label: 'State', any: 'Any state', options: listingStates },
  {
    kind: 'choice',
    name: 'owned',
    label: 'Owner',
    any: 'Any owner',
    options: [['no', 'No owner']],
  },
]
