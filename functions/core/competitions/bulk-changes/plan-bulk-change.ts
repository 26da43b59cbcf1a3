import { createHash } from 'node:crypto'
import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { areTeammates } from '#core/competitions/competition-results/decide-result.ts'
import { resultRefused } from '#core/competitions/competition-results/refuse-result.ts'
import { isKeyTaken } from '#core/competitions/competition-results/result-keys.ts'
import { resultCorrections } from '#core/competitions/competition-results/result-revisions.ts'
import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { type BulkLine, bulkPlan } from '#shared/competitions/bulk-changes/bulk-change.ts'
import type { planBulkChange as contract } from '#shared/competitions/bulk-changes/contract.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { bulkChanges, type StoredBulkChange } from './bulk-changes.ts'
import { correctionWaits } from './correction-waits.ts'
import { isMoving, retargeted, targetOf } from './retarget.ts'
import { shownBulkChange } from './shown-bulk-changes.ts'

const leastReason = 10

/** The plan of a bulk change, kept for half an hour as it is shown. */
export async function planBulkChange({ actor, body, now, remember }: ApiRequest<typeof contract>) {
  const { resultIds, action } = body
  if (action.kind === 'reject' && action.decision.length < leastReason)
    throw resultRefused({
      code: 'reason_needed',
      message: 'Say why in a sentence so they can try again.',
      path: 'action.decision',
    })
  const { current, corrections } = await read(resultIds)
  const chosen = resultIds.flatMap((id) => {
    const result = current.get(id)
    if (!result || result.status === 'superseded') return []
    const correction = corrections.get(id)
    // A decision is about the correction while one waits.
    return [!isMoving(action) && correction?.status === 'pending' ? correction : result]
  })
  const competitors = [...new Set(chosen.flatMap(({ competitorId }) => competitorId ?? []))]
  const mates = await Promise.all(
    competitors.map(async (id) => ((await areTeammates(actor.userId, id)) ? [id as string] : [])),
  )
  const teammates = new Set(mates.flat())
  const planned = bulkPlan(chosen, action, {
    userId: actor.userId,
    isTeammateOf: (id) => teammates.has(id),
  })
  const lines = isMoving(action)
    ? await held(planned, chosen, { corrections, target: await targetOf(action, now) }, now)
    : planned
  const bulk: StoredBulkChange = {
    id: newId('blk', now),
    action,
    status: 'planned',
    hash: createHash('sha256')
      .update(JSON.stringify([action, lines]))
      .digest('hex'),
    lines: [...lines, ...gone(resultIds, lines)],
    by: actor.userId as StoredBulkChange['by'],
    createdAt: now,
    updatedAt: now,
    version: 1,
  }
  const answer = await shownBulkChange(bulk)
  await commit(bulkChanges.put(bulk, { absent: true }), ...remember(answer))
  return answer
}

async function read(ids: readonly CompetitionResult['id'][]) {
  const [results, waiting] = await Promise.all([
    getMany(ids.map((id) => competitionResults.key({ id }))),
    getMany(ids.map((id) => resultCorrections.key({ id }))),
  ])
  const byId = (all: CompetitionResult[]) => new Map(all.map((one) => [one.id as string, one]))
  return {
    current: byId(results.map((row) => competitionResults.read(row))),
    corrections: byId(waiting.map((row) => resultCorrections.read(row))),
  }
}

const gone = (ids: readonly CompetitionResult['id'][], lines: readonly BulkLine[]): BulkLine[] =>
  ids
    .filter((id) => !lines.some(({ resultId }) => resultId === id))
    .map((resultId) => ({
      resultId,
      revision: 0,
      version: 0,
      outcome: 'refused',
      sentence: 'This result is no longer there.',
    }))

type Held = { corrections: Map<string, CompetitionResult>; target: Awaited<ReturnType<typeof targetOf>> }

/** The lines of a move, each held to the rules of where it would go. */
async function held(
  lines: readonly BulkLine[],
  chosen: readonly CompetitionResult[],
  { corrections, target }: Held,
  now: string,
): Promise<BulkLine[]> {
  const taken = new Set<string>()
  const found: BulkLine[] = []
  for (const line of lines) {
    const result = chosen.find(({ id }) => id === line.resultId)
    if (line.outcome !== 'change' || !result) {
      found.push(line)
      continue
    }
    try {
      if (corrections.has(result.id)) throw resultRefused(correctionWaits)
      const next = await retargeted(result, target, now)
      const key = await isKeyTaken(next)
      if (key.isTaken || (key.key && taken.has(key.key))) throw resultRefused(twice)
      if (key.key) taken.add(key.key)
      found.push(line)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      found.push({ ...line, outcome: 'refused', sentence: error.message })
    }
  }
  return found
}

const twice = {
  code: 'result_twice',
  message: 'There is already a result in this class of this event.',
}
