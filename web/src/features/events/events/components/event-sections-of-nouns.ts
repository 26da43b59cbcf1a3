// The parts that each noun brings to the page of an event. Written by `npm run registries`.

export { eventSection as competitions } from '#web/features/competitions/competitions/event-section.ts'
