// The panels of nouns whose emails a member chooses apart. Written by `npm run registries`.

export { preferencePanel as newsletterSubscribers } from '#web/features/newsletter/newsletter-subscribers/preference-panel.ts'
export { preferencePanel as organizationNews } from '#web/features/newsletter/organization-news/preference-panel.ts'
