import type { PostTypes } from '#shared/community/feed/post-types.ts'

export const postTypes = {
  joined: { label: 'New members' },
  new_picture: { label: 'New profile pictures' },
} as const satisfies PostTypes
