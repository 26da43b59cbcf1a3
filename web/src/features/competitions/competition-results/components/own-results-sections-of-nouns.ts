// The parts that each noun brings to a member’s own results. Written by `npm run registries`.

export { ownResultsSection as standings } from '#web/features/leaderboard/standings/own-results-section.ts'
