import * as z from 'zod/mini'
import { OrganizationStatus, OrganizationType } from '#shared/organizations/organizations/organization.ts'
import {
  organizationStatuses,
  organizationTypes,
} from '#shared/organizations/organizations/organization-labels.ts'
import type { FilterOf } from '#web/features/platform/lists/address-filter.ts'
import type { FilterPart } from '#web/features/platform/lists/filter-bar.tsx'

/** The filters of the administrators' list in the address. */
export const adminFilter = {
  q: z.optional(z.string().check(z.maxLength(60))),
  status: z.optional(OrganizationStatus),
  type: z.optional(OrganizationType),
  owned: z.optional(z.enum(['no'])),
}
export type AdminFilter = FilterOf<typeof adminFilter>

export const adminFilterParts: FilterPart<keyof AdminFilter>[] = [
  { kind: 'search', name: 'q', label: 'Search organizations', placeholder: 'Name starts with' },
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    any: 'Any status',
    options: OrganizationStatus.options.map((status) => [status, organizationStatuses[status]]),
  },
  {
    kind: 'choice',
    name: 'type',
    label: 'Type',
    any: 'Any type',
    options: OrganizationType.options.map((type) => [type, organizationTypes[type]]),
  },
  {
    kind: 'choice',
    name: 'owned',
    label: 'Owner',
    any: 'Any owner',
    options: [['no', 'No owner']],
  },
]
