// The tabs that each noun brings to the management of a league. Written by `npm run registries`.

export { leagueTab as points } from '#web/features/leaderboard/points/league-tab.ts'
