import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { classThere } from '#core/competitions/competitions/class-at.ts'
import { standsIn } from '#core/competitions/competitions/results-of-import.ts'
import { standingResults } from '#core/competitions/competitions/standing-results.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { importedPlaces } from '#shared/competitions/result-imports/placed-lines.ts'

const resultsAtOnce = 20
const mostRounds = 5

type Named = { eventId: string; classKey: string }

/**
 * Gives the imported results of a class the places that follow from the scores that stand there, and announces those
 * that count. It looks again until nothing is left to change, so that of two at once, the last is right. The version of
 * a result stays: no one has said anything else about it.
 */
export async function placeResults(named: Named, also: string | undefined, now: string): Promise<void> {
  for (let round = 1; round <= mostRounds; round++) {
    const moved = await untilUnchanged(() => placeOnce(named, also, now), { crowd: true })
    if (moved === 0) return
  }
  throw new Error(`The results of ${named.eventId} ${named.classKey} do not settle.`)
}

async function placeOnce(named: Named, also: string | undefined, now: string): Promise<number> {
  const at = await classThere(named)
  // Judges place their classes themselves.
  if (at?.of.state !== 'planned') return 0
  const standing = [...((await standingResults([at.of])).get(at.of.classKey) ?? [])]
  const one = also ? await competitionResults.get({ id: also }, { consistent: true }) : undefined
  // An index lists a moved result a moment later.
  if (one && one.source !== 'event' && standsIn(one, at.of) && standing.every(({ id }) => id !== one.id))
    standing.push(one)
  const places = importedPlaces(
    standing.map(({ id, score, isZero }) => ({ entryId: id, score, isZero })),
    { format: at.rules?.format },
  )
  const moved = standing.flatMap((result): CompetitionResult[] => {
    const place = places.get(result.id)
    return result.source === 'import' && place !== undefined && place !== result.place
      ? [{ ...result, place }]
      : []
  })
  for (let start = 0; start < moved.length; start += resultsAtOnce)
    await commit(
      ...moved
        .slice(start, start + resultsAtOnce)
        .flatMap((result) => [
          competitionResults.put(result, { version: result.version }),
          ...(result.status === 'verified' ? [announce('result.placed', { resultId: result.id }, now)] : []),
        ]),
    )
  return moved.length
}
