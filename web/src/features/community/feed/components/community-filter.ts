import * as z from 'zod/mini'
import { PostType, postTypes } from '#shared/community/feed/post.ts'

export const typeOptions = PostType.options.map((type) => [type, postTypes[type].label] as const)

/** The filters of the community in the address. */
export const communityFilter = { type: z.optional(PostType) }

/** The choice of posts of every type. */
export const all = 'all'

export const typeChips: readonly { id: PostType | typeof all; label: string }[] = [
  { id: all, label: 'Everything' },
  ...PostType.options.map((type) => ({ id: type, label: postTypes[type].label })),
]
