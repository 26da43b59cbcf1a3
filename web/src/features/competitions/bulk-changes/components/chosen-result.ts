import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'

/** The parts of a row that a bulk change needs. */
export type ChosenResult = Pick<CompetitionResult, 'id' | 'leagueId'>
