import type { SearchType } from '#shared/content/search/search-type.ts'

/** The plural and singular names of the types. */
export const typeNames: Record<SearchType, { many: string; one: string }> = {
  event: { many: 'Events', one: 'Event' },
  business: { many: 'Businesses', one: 'Business' },
  content: { many: 'Content', one: 'Content' },
  user: { many: 'Members', one: 'Member' },
  organization: { many: 'Organizations', one: 'Organization' },
  driver: { many: 'Drivers', one: 'Driver' },
}
