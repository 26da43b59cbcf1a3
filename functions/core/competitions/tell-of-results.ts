import { commit } from '#core/db/commit.ts'
import type { Write } from '#core/db/write.ts'
import { unlessApplied } from '#core/facts/consumer.ts'
import { tellIfWanted } from '#core/notifications/tell-if-wanted.ts'
import { users } from '#core/users/users.ts'
import type { PlacedEntry } from '#shared/competitions/class-revision.ts'
import { protestsEndAt } from '#shared/competitions/competition-class.ts'
import { zonedClock } from '#shared/time/zoned-clock.ts'
import { type ClassAt, classThere } from './class-at.ts'
import { classRevisions } from './class-revisions.ts'

type Told = { eventId: string; classKey: string; revision: number }
type OnceFor = (one: string) => Write
type News = { type: 'info' | 'success'; title: string; message: string }

/** Says to everyone in a class that places are out, and until when they may protest. */
export const tellOfProvisional = (told: Told, onceFor: OnceFor, now: string): Promise<void> =>
  tellEntrants(told, 'provisional', provisionalNews, onceFor, now)

/** Says to everyone in a class that places are official. */
export const tellOfOfficial = (told: Told, onceFor: OnceFor, now: string): Promise<void> =>
  tellEntrants(told, 'verified', officialNews, onceFor, now)

function provisionalNews({ event, fields, of }: ClassAt, entry: PlacedEntry): News {
  const until = protestsEndAt(of)
  return {
    type: 'info',
    title: 'Provisional results are out',
    message:
      `${placeIn(entry)}${fields.name} at ${event.title} has provisional results.` +
      (until ? ` You may protest until ${zonedClock(until, event.timeZone)}.` : ''),
  }
}

const officialNews = ({ event, fields }: ClassAt, entry: PlacedEntry): News => ({
  type: 'success',
  title: 'Results are official',
  message: `${placeIn(entry)}The results of ${fields.name} at ${event.title} are official.`,
})

const placeIn = ({ place }: PlacedEntry) => (place === undefined ? '' : `You are in place ${place}. `)

/** News of a revision that is no longer the one that counts is no news. */
async function tellEntrants(
  { revision, ...named }: Told,
  state: 'provisional' | 'verified',
  newsOf: (at: ClassAt, entry: PlacedEntry) => News,
  onceFor: OnceFor,
  now: string,
): Promise<void> {
  const [at, published] = await Promise.all([
    classThere(named),
    classRevisions.get({ ...named, revision }, { consistent: true }),
  ])
  if (!at || !published || at.of.state !== state || at.of.revision !== revision) return
  for (const entry of published.entries) {
    const { competitorId, entryId } = entry
    if (!competitorId || !(await users.get({ id: competitorId }))) continue
    await unlessApplied(async () => {
      const told = await tellIfWanted(
        {
          userId: competitorId,
          kind: 'class_results',
          ...newsOf(at, entry),
          href: `/events/${named.eventId}/results?class=${named.classKey}`,
        },
        now,
      )
      if (told.length > 0) await commit(onceFor(entryId), ...told)
    })
  }
}
