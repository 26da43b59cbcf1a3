import type { Team } from '#shared/community/teams/team.ts'

/** The place of a team, as precisely as the team gives it. */
export const teamPlace = ({ city, state }: Pick<Team, 'city' | 'state'>): string =>
  [city, state].filter(Boolean).join(', ')

export const membersWords = (count: number): string => (count === 1 ? '1 member' : `${count} members`)

/** The number of members of a team, and its capacity. */
export const placesWords = ({ memberCount, capacity }: Pick<Team, 'memberCount' | 'capacity'>): string =>
  memberCount >= capacity ? `Full with ${membersWords(memberCount)}` : `${memberCount} of ${capacity} members`
