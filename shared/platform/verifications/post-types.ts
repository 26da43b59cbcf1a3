import type { PostTypes } from '#shared/community/feed/post-types.ts'

export const postTypes = {
  business_verified: { label: 'Verified businesses' },
} as const satisfies PostTypes
