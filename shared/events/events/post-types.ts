import type { PostTypes } from '#shared/community/feed/post-types.ts'

export const postTypes = {
  event_published: { label: 'New events' },
} as const satisfies PostTypes
