import { competitionResults } from '#core/competition-results/competition-results.ts'
import { competitionClasses } from '#core/competitions/competition-classes.ts'
import { untilUnchanged } from '#core/db/until-unchanged.ts'
import { events } from '#core/events/events.ts'
import { awardsAt } from './awards-at.ts'
import { settlePoints } from './settle-points.ts'

/**
 * Makes the ledger what a reported or imported result says now. It earns points only at an event that is listed here
 * and in whose class no places were published: those of judges come first.
 */
export const writeReportedPoints = (resultId: string, now: string): Promise<void> =>
  untilUnchanged(
    async () => {
      const result = await competitionResults.get({ id: resultId }, { consistent: true })
      const { eventId, classKey, competitorId } = result ?? {}
      if (!result || result.source === 'event' || !eventId || !classKey || !competitorId) return
      const named = { eventId, classKey }
      const [event, of] = await Promise.all([
        events.get({ id: eventId }, { consistent: true }),
        competitionClasses.get(named, { consistent: true }),
      ])
      if (!event || (of && of.revision > 0)) return
      const { place, score, isZero, status, revision } = result
      const counts = status === 'verified' && place !== undefined
      const results = counts
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
