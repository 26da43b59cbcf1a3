import type { PostTypes } from '#shared/community/feed/post-types.ts'

export const postTypes = {
  record_set: { label: 'Records and personal bests' },
} as const satisfies PostTypes
