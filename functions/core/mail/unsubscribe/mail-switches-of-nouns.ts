// The switches of nouns for mails of their own. Written by `npm run registries`.

export { mailSwitch as adDelivery } from '#core/ads/ad-delivery/mail-switch.ts'
export { mailSwitch as savedSearches } from '#core/market/saved-searches/mail-switch.ts'
