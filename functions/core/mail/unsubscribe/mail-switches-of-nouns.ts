// The switches of nouns for mails of their own. Written by `npm run registries`.

export { mailSwitch as adDelivery } from '#core/ads/ad-delivery/mail-switch.ts'
export { mailSwitch as savedSearches } from '#core/market/saved-searches/mail-switch.ts'
export { mailSwitch as newsletterSubscribers } from '#core/newsletter/newsletter-subscribers/mail-switch.ts'
export { mailSwitch as organizationNews } from '#core/newsletter/organization-news/mail-switch.ts'
