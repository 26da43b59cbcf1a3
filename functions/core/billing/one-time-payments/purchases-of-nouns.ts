// What each noun sells for a payment that is made once. Written by `npm run registries`.

export { purchase as adOrders } from '#core/ads/ad-orders/purchase.ts'
export { purchase as registrations } from '#core/events/registrations/purchase.ts'
