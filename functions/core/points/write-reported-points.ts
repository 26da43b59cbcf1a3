import { competitionResults } from '#core/competition-results/competition-results.ts'
import { competitionClasses } from '#core/competitions/competition-classes.ts'
import { untilUnchanged } from '#core/db/until-unchanged.ts'
import { events } from '#core/events/events.ts'
import type { CompetitionResult } from '#shared/competition-results/competition-result.ts'
import { awardsAt } from './awards-at.ts'
import { settlePoints } from './settle-points.ts'

type Place = Pick<CompetitionResult, 'eventId' | 'classKey'>

/**
 * Makes the ledger what a reported or imported result says now, at its event and at the one where it counted before a
 * correction. It earns points only at an event that is listed here and in whose class no places were published: those
 * of judges come first.
 */
export async function writeReportedPoints(
  resultId: string,
  was: Place | undefined,
  now: string,
): Promise<void> {
  const result = await competitionResults.get({ id: resultId }, { consistent: true })
  for (const place of [was, result]) if (place) await settleAt(resultId, place, now)
}

const settleAt = (resultId: string, { eventId, classKey }: Place, now: string): Promise<void> =>
  untilUnchanged(
    async () => {
      const result = await competitionResults.get({ id: resultId }, { consistent: true })
      const { competitorId } = result ?? {}
      if (!result || result.source === 'event' || !eventId || !competitorId) return
      const named = { eventId, classKey }
      const [event, of] = await Promise.all([
        events.get({ id: eventId }, { consistent: true }),
        competitionClasses.get(named, { consistent: true }),
      ])
      if (!event || (of && of.revision > 0)) return
      const { place, score, isZero, status, revision } = result
      const isHere = result.eventId === eventId && result.classKey === classKey
      const results =
        isHere && status === 'verified' && place !== undefined
          ? [{ entryId: result.id, resultId: result.id, competitorId, place, score, isZero }]
          : []
      const { awards, checks } = await awardsAt(event, classKey, results)
      await settlePoints(
        {
          ...named,
          revision,
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
