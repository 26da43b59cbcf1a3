import { placeWords } from '#shared/platform/places/place-words.ts'
import type { MemberCard } from './member-card.ts'

/** The words by which the place of a member is looked for, as far as the member shows it. */
export const placeWordsOf = ({
  city,
  state,
  location,
}: Pick<MemberCard, 'city' | 'state' | 'location'>): string =>
  city || state ? placeWords({ city, state }) : (location ?? '')
