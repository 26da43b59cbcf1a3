// The menu entries of each noun, one line a noun.
export { navigationSeed as faqs } from '#shared/faqs/navigation-seed.ts'
export { navigationSeed as feed } from '#shared/feed/navigation-seed.ts'
export { navigationSeed as members } from '#shared/members/navigation-seed.ts'
export { navigationSeed as navigation } from '#shared/navigation/navigation-seed.ts'
export { navigationSeed as plans } from '#shared/plans/navigation-seed.ts'
export { navigationSeed as resources } from '#shared/resources/navigation-seed.ts'
export { navigationSeed as teams } from '#shared/teams/navigation-seed.ts'
export { navigationSeed as users } from '#shared/users/navigation-seed.ts'
