// The parts that each noun brings to the page of a team. Written by `npm run registries`.

export { teamSection as sponsorships } from '#web/features/ads/sponsorships/team-section.ts'
export { teamSection as standings } from '#web/features/leaderboard/standings/team-section.ts'
