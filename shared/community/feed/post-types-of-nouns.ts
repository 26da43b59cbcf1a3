// The types of posts that each noun makes. Written by `npm run registries`.

export { postTypes as feed } from '#shared/community/feed/noun.ts'
export { postTypes as teams } from '#shared/community/teams/noun.ts'
export { postTypes as competitionResults } from '#shared/competitions/competition-results/noun.ts'
export { postTypes as listings } from '#shared/directory/listings/noun.ts'
export { postTypes as events } from '#shared/events/events/noun.ts'
export { postTypes as records } from '#shared/leaderboard/records/noun.ts'
export { postTypes as users } from '#shared/platform/users/noun.ts'
export { postTypes as verifications } from '#shared/platform/verifications/noun.ts'
