// The preferences that nouns keep themselves. Written by `npm run registries`.

export { preferenceHome as newsletterSubscribers } from '#core/newsletter/newsletter-subscribers/preference-home.ts'
