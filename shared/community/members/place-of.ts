import type { MemberCard } from './member-card.ts'

type Places = Pick<MemberCard, 'city' | 'state' | 'location' | 'country'>

/** Returns a member’s location, as precisely as the member shows it. */
export const placeOf = ({ city, state, location, country }: Places): string =>
  [city, state].filter(Boolean).join(', ') || location || country || ''
