// The parts that each noun brings to the page of a season. Written by `npm run registries`.

export { seasonSection as competitionResults } from '#web/features/competitions/competition-results/season-section.ts'
export { seasonSection as events } from '#web/features/events/events/season-section.ts'
export { seasonSection as standings } from '#web/features/leaderboard/standings/season-section.ts'
