import type { League } from './league.ts'

/** The screen where those who run the organization of a league edit it. */
export const manageLeaguePath = (leagueId: League['id']): string => `/leagues/${leagueId}/manage`
