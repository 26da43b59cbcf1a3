import type { PostTypes } from '#shared/community/feed/post-types.ts'

export const postTypes = {
  team_founded: { label: 'New teams' },
  team_joined: { label: 'New team members' },
} as const satisfies PostTypes
