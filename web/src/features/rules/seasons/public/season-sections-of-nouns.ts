// The parts that each noun brings to the page of a season. Written by `npm run registries`.

export { seasonSection as events } from '#web/features/events/events/season-section.ts'
