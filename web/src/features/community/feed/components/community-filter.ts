import * as z from 'zod/mini'
import { PostType, postTypes } from '#shared/community/feed/post.ts'
import type { FilterOf } from '#web/features/platform/lists/address-filter.ts'
import type { FilterPart } from '#web/features/platform/lists/filter-bar.tsx'

export const typeOptions = PostType.options.map((type) => [type, postTypes[type].label] as const)

/** The filters of the community in the address. */
export const communityFilter = { type: z.optional(PostType) }

export const communityFilterParts: FilterPart<keyof FilterOf<typeof communityFilter>>[] = [
  { kind: 'choice', name: 'type', label: 'Type', any: 'Everything', options: typeOptions },
]
