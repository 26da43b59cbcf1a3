// The types of posts that each noun makes, one line per noun.

export { postTypes as teams } from '#shared/community/teams/post-types.ts'
export { postTypes as events } from '#shared/events/events/post-types.ts'
export { postTypes as records } from '#shared/leaderboard/records/post-types.ts'
export { postTypes as users } from '#shared/platform/users/post-types.ts'
export { postTypes as verifications } from '#shared/platform/verifications/post-types.ts'
