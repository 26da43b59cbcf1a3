import type { Actor } from '#core/platform/actors/authenticate.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { namesOf } from '#core/platform/users/names-of.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import type { PendingResult } from '#shared/competitions/competition-results/contract.ts'
import { competitionResults } from './competition-results.ts'
import { areTeammates } from './decide-result.ts'
import { namesOfResults, resultRow } from './shown-results.ts'

/**
 * Waiting results as verifiers see them: with the person who reported them, and what counts until a correction is
 * accepted.
 */
export async function pendingRows(
  { userId }: Pick<Actor, 'userId'>,
  waiting: readonly CompetitionResult[],
): Promise<PendingResult[]> {
  const competitors = [...new Set(waiting.flatMap(({ competitorId }) => competitorId ?? []))]
  const [names, submitters, rows, mates] = await Promise.all([
    namesOfResults(waiting),
    namesOf(waiting.map(({ submittedBy }) => submittedBy)),
    getMany(waiting.filter(({ revision }) => revision > 1).map(({ id }) => competitionResults.key({ id }))),
    Promise.all(competitors.map(async (id) => ((await areTeammates(userId, id)) ? [id] : []))),
  ])
  const current = new Map(
    rows.map((row) => competitionResults.read(row)).map((one) => [one.id as string, one]),
  )
  const teammates = new Set<string>(mates.flat())
  return waiting.map((one) => {
    const before = current.get(one.id)
    return {
      ...one,
      ...names(one),
      submitterName: submitters(one.submittedBy),
      isTeammate: teammates.has(one.competitorId ?? ''),
      ...(before?.status === 'verified' &&
        before.revision < one.revision && { before: resultRow(before, names(before)) }),
    }
  })
}
