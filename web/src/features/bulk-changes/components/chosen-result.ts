import type { CompetitionResult } from '#shared/competition-results/competition-result.ts'

/** What a bulk change needs from a row. */
export type ChosenResult = Pick<CompetitionResult, 'id' | 'leagueId'>
