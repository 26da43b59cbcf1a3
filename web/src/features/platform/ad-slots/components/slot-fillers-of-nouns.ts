// What fills the places of ads on pages. Written by `npm run registries`.

export { slotFiller as adDelivery } from '#web/features/ads/ad-delivery/slot-filler.ts'
