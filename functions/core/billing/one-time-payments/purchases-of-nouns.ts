// What each noun sells for a payment that is made once. Written by `npm run registries`.

export { purchase as registrations } from '#core/events/registrations/purchase.ts'
