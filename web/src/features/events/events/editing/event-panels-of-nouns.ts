// The panels that each noun brings to the editor of an event. Written by `npm run registries`.

export { eventPanel as eventVendors } from '#web/features/directory/event-vendors/event-panel.ts'
