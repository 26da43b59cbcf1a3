// What each noun sells for a payment that is made once, one line per noun.
export { purchase as registrations } from '#core/events/registrations/purchase.ts'
