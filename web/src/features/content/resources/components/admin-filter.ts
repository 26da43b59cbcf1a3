import * as z from 'zod/mini'
import { type Resource, ResourceKind, ResourceStatus } from '#shared/content/resources/resource.ts'
import type { FilterOf } from '#web/features/platform/lists/address-filter.ts'
import type { FilterPart } from '#web/features/platform/lists/filter-bar.tsx'
import { findResources } from './find-resources.ts'
import { kindLabels, statusLabels } from './resource-labels.ts'

/** The filters of the administrators' list in the address. */
export const adminFilter = {
  q: z.optional(z.string().check(z.maxLength(80))),
  kind: z.optional(ResourceKind),
  status: z.optional(ResourceStatus),
}
export type AdminFilter = FilterOf<typeof adminFilter>

export const adminFilterParts: FilterPart<keyof AdminFilter>[] = [
  { kind: 'search', name: 'q', label: 'Search resources', placeholder: 'Title or category' },
  {
    kind: 'choice',
    name: 'kind',
    label: 'Kind',
    any: 'All kinds',
    options: ResourceKind.options.map((kind) => [kind, kindLabels[kind].one]),
  },
  {
    kind: 'choice',
    name: 'status',
    label: 'Status',
    any: 'Any status',
    options: ResourceStatus.options.map((status) => [status, statusLabels[status]]),
  },
]

export const passing = (resources: readonly Resource[], { q, kind, status }: AdminFilter): Resource[] =>
  findResources(resources, { q }).filter(
    (resource) => (!kind || resource.kind === kind) && (!status || resource.status === status),
  )
