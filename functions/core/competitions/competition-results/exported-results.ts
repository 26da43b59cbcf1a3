import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import type { ExportedResult } from '#shared/competitions/competition-results/result-columns.ts'
import { pointsOfResult } from './points-of-result.ts'
import { namesOfResults } from './shown-results.ts'

/** Results with the names that stand beside them and the points that each gave. */
export async function exportedResults(results: readonly CompetitionResult[]): Promise<ExportedResult[]> {
  const names = await namesOfResults(results)
  return Promise.all(
    results.map(async (result) => ({ ...result, ...names(result), points: await pointsOfResult(result) })),
  )
}
