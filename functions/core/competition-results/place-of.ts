import type { CompetitionResult } from '#shared/competition-results/competition-result.ts'

/** Where a result counts: what it is announced with once it moves to another place. */
export const placeOf = ({ leagueId, seasonId, eventId, classKey }: CompetitionResult) => ({
  leagueId,
  ...(seasonId && { seasonId }),
  ...(eventId && { eventId }),
  classKey,
})
