import * as z from 'zod/mini'
import { PostType, postTypes } from '#shared/feed/post.ts'
import type { FilterOf } from '#web/features/lists/address-filter.ts'
import type { FilterPart } from '#web/features/lists/filter-bar.tsx'

export const typeOptions = PostType.options.map((type) => [type, postTypes[type].label] as const)

/** What narrows the community, as the address has it. */
export const communityFilter = { type: z.optional(PostType) }

export const communityFilterParts: FilterPart<keyof FilterOf<typeof communityFilter>>[] = [
  { kind: 'choice', name: 'type', label: 'Type', any: 'Everything', options: typeOptions },
]
