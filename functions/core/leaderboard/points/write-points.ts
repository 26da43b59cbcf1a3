import { readRevision } from '#core/competitions/competitions/class-revisions.ts'
import { competitionClasses } from '#core/competitions/competitions/competition-classes.ts'
import { withClaims } from '#core/competitions/competitions/with-claims.ts'
import { events } from '#core/events/events/events.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { ClassRevision } from '#shared/competitions/competitions/class-revision.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import { awardsAt, resultsOf } from './awards-at.ts'
import { settlePoints } from './settle-points.ts'

type Named = Pick<CompetitionClass, 'eventId' | 'classKey'>

/**
 * Brings the ledger in line with a class: what its current revision earns while it is verified, and nothing once it is
 * void. For any fact and any number of calls, only missing lines are written.
 */
export const writePoints = (named: Named, now: string): Promise<void> =>
  untilUnchanged(
    async () => {
      const [of, event] = await Promise.all([
        competitionClasses.get(named, { consistent: true }),
        events.get({ id: named.eventId }, { consistent: true }),
      ])
      if (!of || !event || (of.state !== 'verified' && of.state !== 'void')) return
      const revision = await readRevision({ ...named, revision: of.revision })
      const results = of.state === 'verified' && revision ? resultsOf(await counted(revision)) : []
      const { awards, checks } = await awardsAt(event, named.classKey, results)
      await settlePoints(
        {
          ...named,
          revision: Math.max(of.revision, 1),
          why: of.voided?.reason ?? revision?.reason ?? 'Verified results',
          awards,
          while: [
            competitionClasses.check(named, { version: of.version }),
            events.check({ id: event.id }, { version: event.version }),
            ...checks,
          ],
        },
        now,
      )
    },
    { crowd: true },
  )

/** The entries of a revision as the ledger reads them: a guest’s are those of the member who has claimed them. */
const counted = async (revision: ClassRevision): Promise<ClassRevision['entries']> =>
  (await withFormerMembers({ ...revision, entries: await withClaims(revision.entries) })).entries

/** The same for every class of an event: the seasons in which it counts may be others. */
export async function writePointsOfEvent(eventId: Named['eventId'], now: string): Promise<void> {
  const event = await events.get({ id: eventId }, { consistent: true })
  for (const { classKey } of event?.classes ?? []) await writePoints({ eventId, classKey }, now)
}

/**
 * A revision as the ledger reads it: a member who has left since an earlier one keeps the points of their place, under
 * the id that they had, and in no other list.
 */
async function withFormerMembers(revision: ClassRevision): Promise<ClassRevision> {
  const gone = new Set(
    revision.entries.filter(({ competitorId }) => competitorId === goneOwnerId).map(({ entryId }) => entryId),
  )
  const ids = new Map<string, ClassRevision['entries'][number]['competitorId']>()
  for (let number = revision.revision - 1; number > 0 && ids.size < gone.size; number--) {
    const before = await readRevision({ ...revision, revision: number })
    for (const { entryId, competitorId } of before?.entries ?? [])
      if (gone.has(entryId) && competitorId && competitorId !== goneOwnerId && !ids.has(entryId))
        ids.set(entryId, competitorId)
  }
  return {
    ...revision,
    entries: revision.entries.map((entry) => {
      const competitorId = ids.get(entry.entryId)
      return competitorId ? { ...entry, competitorId } : entry
    }),
  }
}
