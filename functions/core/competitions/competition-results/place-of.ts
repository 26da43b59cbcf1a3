import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'

/** The place where a result counts, announced when it moves elsewhere. */
export const placeOf = ({ leagueId, seasonId, eventId, classKey }: CompetitionResult) => ({
  leagueId,
  ...(seasonId && { seasonId }),
  ...(eventId && { eventId }),
  classKey,
})
