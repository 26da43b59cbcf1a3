import { competitionClasses } from '#core/competitions/competitions/competition-classes.ts'
import { events } from '#core/events/events/events.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import { provisionalClasses } from './provisional-classes.ts'

type Named = Pick<CompetitionClass, 'eventId' | 'classKey'>

/** Keeps whether the places of a class are out without counting yet, in every season of its event. */
export const noteProvisional = (named: Named): Promise<void> =>
  untilUnchanged(
    async () => {
      const [of, event] = await Promise.all([
        competitionClasses.get(named, { consistent: true }),
        events.get({ id: named.eventId }, { consistent: true }),
      ])
      if (!of || !event || event.seasons.length === 0) return
      const waits = of.state === 'provisional' || of.state === 'final'
      await commit(
        competitionClasses.check(named, { version: of.version }),
        ...event.seasons.map(({ seasonId }) => {
          const row = { seasonId, ...named, version: 1 }
          return waits ? provisionalClasses.derive(row) : provisionalClasses.underive(row)
        }),
      )
    },
    { crowd: true },
  )
