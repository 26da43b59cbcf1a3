import * as z from 'zod/mini'
import { PostType } from '#shared/community/feed/post.ts'
import type { FilterOf } from '#web/features/platform/lists/address-filter.ts'
import type { FilterPart } from '#web/features/platform/lists/filter-bar.tsx'
import { typeOptions } from './community-filter.ts'

/** The filters of the feed's moderation in the address. */
export const moderationFilter = {
  list: z._default(z.enum(['posts', 'comments']), 'posts'),
  show: z.optional(z.enum(['hidden'])),
  type: z.optional(PostType),
}
export type ModerationFilter = FilterOf<typeof moderationFilter>

const show: FilterPart<keyof ModerationFilter> = {
  kind: 'choice',
  name: 'show',
  label: 'Visibility',
  any: 'Visible to others',
  options: [['hidden', 'Hidden']],
}

export const moderationParts: Record<ModerationFilter['list'], FilterPart<keyof ModerationFilter>[]> = {
  posts: [show, { kind: 'choice', name: 'type', label: 'Type', any: 'All types', options: typeOptions }],
  comments: [show],
}
