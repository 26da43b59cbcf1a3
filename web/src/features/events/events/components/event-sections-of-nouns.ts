// The parts that each noun brings to the page of an event. Written by `npm run registries`.

export { eventSection as competitions } from '#web/features/competitions/competitions/event-section.ts'
export { eventSection as eventVendors } from '#web/features/directory/event-vendors/event-section.ts'
export { eventSection as listings } from '#web/features/directory/listings/event-section.ts'
