// What each noun would change when standings are rebuilt. Written by `npm run registries`.

export { rebuildPreview as points } from '#web/features/leaderboard/points/rebuild-preview.ts'
