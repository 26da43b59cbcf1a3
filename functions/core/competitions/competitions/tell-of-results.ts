import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { unlessApplied } from '#core/platform/facts/consumer.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import { wantsNotification } from '#core/platform/notifications/wants-notification.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import type { PlacedEntry } from '#shared/competitions/competitions/class-revision.ts'
import { protestsEndAt } from '#shared/competitions/competitions/competition-class.ts'
import { placeLine, placesLine } from '#shared/competitions/competitions/place-line.ts'
import { zonedClock } from '#shared/platform/time/zoned-clock.ts'
import { type ClassAt, classThere } from './class-at.ts'
import { readRevision } from './class-revisions.ts'

type Told = { eventId: string; classKey: string; revision: number }
type OnceFor = (one: string) => Write
type News = { type: 'info' | 'success'; title: string; message: string }
type NewsOf = {
  shown: (at: ClassAt, own: readonly PlacedEntry[]) => News
  mail?: (at: ClassAt, own: readonly PlacedEntry[], user: StoredUser, now: string) => Write[]
}

const category = 'competition_results'

/** Says to everyone in a class that places are out, and until when they may protest. */
export const tellOfProvisional = (told: Told, onceFor: OnceFor, now: string): Promise<void> =>
  tellEntrants(told, 'provisional', { shown: provisionalNews }, onceFor, now)

/** Says to everyone in a class that places are official, or were corrected, here and by email. */
export const tellOfOfficial = (told: Told, onceFor: OnceFor, now: string): Promise<void> =>
  tellEntrants(told, 'verified', { shown: officialNews, mail: officialMail }, onceFor, now)

function provisionalNews({ event, fields, of }: ClassAt, own: readonly PlacedEntry[]): News {
  const until = protestsEndAt(of)
  return {
    type: 'info',
    title: 'Provisional results are out',
    message:
      `${placesLine(own)}${fields.name} at ${event.title} has provisional results.` +
      (until ? ` You may protest until ${zonedClock(until, event.timeZone)}.` : ''),
  }
}

function officialNews(at: ClassAt, own: readonly PlacedEntry[]): News {
  const { event, fields } = at
  const results = `The results of ${fields.name} at ${event.title}`
  const reason = correctionOf(at)
  return {
    type: 'success',
    title: reason ? 'Results were corrected' : 'Results are official',
    message: `${placesLine(own)}${reason ? `${results} were corrected: ${reason}` : `${results} are official.`}`,
  }
}

function officialMail(
  at: ClassAt,
  own: readonly PlacedEntry[],
  { id: userId, email: toEmail, firstName }: StoredUser,
  now: string,
): Write[] {
  const { event, fields } = at
  const reason = correctionOf(at)
  const data = {
    firstName,
    className: fields.name,
    eventTitle: event.title,
    eventId: event.id,
    placeLine: [...own.map(placeLine), ...(reason ? [`They were corrected: ${reason}`] : [])].join('\n\n'),
  }
  return queueMail(
    { toEmail, templateId: 'results-official', data, priority: 'normal', wantedBy: { userId, category } },
    now,
  )
}

/**
 * Explains why a class that was verified before was amended; undefined if it was verified for the first time.
 */
function correctionOf({ of: { amendments, verification } }: ClassAt): string | undefined {
  const last = amendments.at(-1)
  return last && last.at === verification?.at ? last.reason : undefined
}

/** News of a revision that is no longer the one that counts is no news. */
async function tellEntrants(
  { revision, ...named }: Told,
  state: 'provisional' | 'verified',
  news: NewsOf,
  onceFor: OnceFor,
  now: string,
): Promise<void> {
  const [at, published] = await Promise.all([classThere(named), readRevision({ ...named, revision })])
  if (!at || !published || at.of.state !== state || at.of.revision !== revision) return
  const entrants = Map.groupBy(published.entries, ({ competitorId }) => competitorId)
  for (const [competitorId, own] of entrants) {
    const user = competitorId && (await users.get({ id: competitorId }))
    if (!user) continue
    await unlessApplied(async () => {
      const writes = await newsWrites(at, own, user, news, now)
      if (writes.length > 0) await commit(onceFor(user.id), ...writes)
    })
  }
}

async function newsWrites(
  at: ClassAt,
  own: readonly PlacedEntry[],
  user: StoredUser,
  { shown, mail }: NewsOf,
  now: string,
): Promise<Write[]> {
  const { eventId, classKey } = at.of
  const told = await tellIfWanted(
    {
      userId: user.id,
      kind: 'class_results',
      ...shown(at, own),
      href: `/events/${eventId}/results?class=${classKey}`,
    },
    now,
  )
  const isMailed =
    mail && user.status !== 'suspended' && (await wantsNotification(user.id, category, 'email'))
  return [...told, ...(isMailed ? mail(at, own, user, now) : [])]
}
