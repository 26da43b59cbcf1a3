// The permissions of each noun. Written by `npm run registries`.

export { permissions as competitionResults } from '#shared/competitions/competition-results/permissions.ts'
export { permissions as events } from '#shared/events/events/permissions.ts'
export { permissions as users } from '#shared/platform/users/permissions.ts'
export { permissions as proTools } from '#shared/tools/pro-tools/permissions.ts'
