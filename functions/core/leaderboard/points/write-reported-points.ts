import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { holderOf } from '#core/competitions/competition-results/result-keys.ts'
import { competitionClasses } from '#core/competitions/competitions/competition-classes.ts'
import { events } from '#core/events/events/events.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import { awardsAt } from './awards-at.ts'
import { settlePoints } from './settle-points.ts'

type Place = Pick<CompetitionResult, 'leagueId' | 'eventId' | 'classKey'>

/**
 * Brings the ledger in line with a reported or imported result, at its event and at the one where it counted before it
 * was corrected or moved. It earns points only at an event that is listed here and in whose class no places were
 * published: those of judges come first.
 */
export async function writeReportedPoints(
  resultId: string,
  was: Place | undefined,
  now: string,
): Promise<void> {
  const result = await competitionResults.get({ id: resultId }, { consistent: true })
  for (const place of [was, result]) if (place) await settleAt(resultId, place, now)
}

const settleAt = (resultId: string, { leagueId, eventId, classKey }: Place, now: string): Promise<void> =>
  untilUnchanged(
    async () => {
      const moved = await competitionResults.get({ id: resultId }, { consistent: true })
      const { competitorId } = moved ?? {}
      if (!moved || moved.source === 'event' || !eventId || !competitorId) return
      const named = { eventId, classKey }
      const isAt = (one: CompetitionResult) => one.eventId === eventId && one.classKey === classKey
      // Another result of the member may have come where this one was.
      const holderId = isAt(moved) ? moved.id : await holderOf({ ...moved, leagueId, ...named })
      const [event, of, holder] = await Promise.all([
        events.get({ id: eventId }, { consistent: true }),
        competitionClasses.get(named, { consistent: true }),
        competitionResults.get({ id: holderId ?? moved.id }, { consistent: true }),
      ])
      if (!event || (of && of.revision > 0)) return
      const result = holder ?? moved
      const { place, score, isZero, status } = result
      const results =
        isAt(result) && result.competitorId === competitorId && status === 'verified' && place !== undefined
          ? [{ entryId: result.id, resultId: result.id, competitorId, place, score, isZero }]
          : []
      const { awards, checks } = await awardsAt(event, classKey, results)
      await settlePoints(
        {
          ...named,
          revision: result.revision,
          isLatest: true,
          why: result.source === 'import' ? 'Imported results' : 'Verified result',
          awards,
          competitorIds: [competitorId],
          while: [
            competitionResults.check({ id: result.id }, { version: result.version }),
            events.check({ id: event.id }, { version: event.version }),
            ...checks,
          ],
        },
        now,
      )
    },
    { crowd: true },
  )
