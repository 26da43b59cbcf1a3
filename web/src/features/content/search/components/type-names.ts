import type { SearchResult } from '#shared/content/search/search-result.ts'
import type { SearchType } from '#shared/content/search/search-type.ts'
import type { FoundScreen } from '../found-screen.ts'

/** The plural and singular names of the types. */
export const typeNames: Record<SearchType, { many: string; one: string }> = {
  event: { many: 'Events', one: 'Event' },
  business: { many: 'Businesses', one: 'Business' },
  content: { many: 'Content', one: 'Content' },
  user: { many: 'Members', one: 'Member' },
  organization: { many: 'Organizations', one: 'Organization' },
  driver: { many: 'Drivers', one: 'Driver' },
}

/** The name of what a result is. The category of a member is their membership. */
export const kindName = ({ type, category }: Pick<SearchResult, 'type' | 'category'>): string =>
  category && type !== 'user' ? category : typeNames[type].one

/** True for screens of administration, some of which are called like those they administer. */
export const isAdministration = ({ access }: Pick<FoundScreen, 'access'>): boolean =>
  access === 'admin' || typeof access === 'object'
