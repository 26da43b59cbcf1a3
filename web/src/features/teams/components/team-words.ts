import type { Team } from '#shared/teams/team.ts'

/** Where a team is, as closely as it says. */
export const teamPlace = ({ city, state }: Pick<Team, 'city' | 'state'>): string =>
  [city, state].filter(Boolean).join(', ')

export const membersWords = (count: number): string => (count === 1 ? '1 member' : `${count} members`)

/** How many are in a team, and for how many there is room. */
export const placesWords = ({ memberCount, capacity }: Pick<Team, 'memberCount' | 'capacity'>): string =>
  memberCount >= capacity ? `Full with ${membersWords(memberCount)}` : `${memberCount} of ${capacity} members`
