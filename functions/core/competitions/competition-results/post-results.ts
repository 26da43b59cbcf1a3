import { eraseBelow } from '#core/community/feed/erase-posts.ts'
import { readFeedSettings, visibilityOf } from '#core/community/feed/feed-settings.ts'
import { posts } from '#core/community/feed/posts.ts'
import { rulesOf } from '#core/competitions/competitions/class-at.ts'
import { readRevision } from '#core/competitions/competitions/class-revisions.ts'
import { competitionClasses } from '#core/competitions/competitions/competition-classes.ts'
import { withClaims } from '#core/competitions/competitions/with-claims.ts'
import { events } from '#core/events/events/events.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { users } from '#core/platform/users/users.ts'
import type { StoredPost } from '#shared/community/feed/post.ts'
import { hasResult } from '#shared/competitions/competition-results/class-result.ts'
import { lastPosted } from '#shared/competitions/competition-results/place-name.ts'
import type { PlacedEntry } from '#shared/competitions/competitions/class-revision.ts'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import { isListed } from '#shared/events/events/public-event.ts'
import { resultPost, resultPostId } from './result-post.ts'

type Named = Pick<CompetitionClass, 'eventId' | 'classKey'>

/**
 * Makes the posts about the first places of a class what its current revision says: one for each member’s result, in
 * whatever order and however often its facts come. A place that a correction takes away takes its post along.
 */
export const postResults = (named: Named): Promise<void> =>
  untilUnchanged(
    async () => {
      const [of, event] = await Promise.all([
        competitionClasses.get(named, { consistent: true }),
        events.get({ id: named.eventId }, { consistent: true }),
      ])
      if (!of || !event || of.revision === 0) return
      const unchanged = competitionClasses.check(named, { version: of.version })
      // An event that an administrator removed may come back: its posts are hidden meanwhile, and stay.
      const isKept = of.state === 'verified' && (isListed(event) || event.removed !== undefined)
      const current = isKept ? await placesOf(of, of.revision) : []
      for (const entry of current) {
        const post = isListed(event) ? await postOf(entry, of, event as WholeEvent) : undefined
        if (post) await write(post, unchanged)
      }
      const placed = new Set<string>(current.map(({ entryId }) => entryId))
      for (const entry of await everPlaced(of))
        if (!placed.has(entry.entryId)) await takeAway(resultPostId(entry.entryId, event), unchanged)
    },
    { crowd: true },
  )

/** The first places of a revision that belong to members. */
async function placesOf(named: Named, revision: number): Promise<PlacedEntry[]> {
  const { entries = [] } = (await readRevision({ ...named, revision })) ?? {}
  const first = entries.filter(
    (entry) => hasResult(entry) && !entry.isZero && (entry.place ?? 0) <= lastPosted,
  )
  return (await withClaims(first)).filter(({ competitorId }) => competitorId)
}

async function everPlaced(of: CompetitionClass): Promise<PlacedEntry[]> {
  const numbers = Array.from({ length: of.revision }, (_, at) => at + 1)
  const all = await Promise.all(numbers.map((revision) => placesOf(of, revision)))
  return [...new Map(all.flat().map((entry) => [entry.entryId, entry])).values()]
}

async function postOf(
  entry: PlacedEntry,
  of: CompetitionClass,
  event: WholeEvent,
): Promise<StoredPost | undefined> {
  const { competitorId: userId } = entry
  const user = userId && (await users.get({ id: userId }, { consistent: true }))
  const pin = of.rulebook
  const rules = pin && (await rulesOf(pin, of.classKey))
  return user && user.deletionDueAt === undefined
    ? resultPost(entry, {
        event,
        of,
        rules,
        visibility: visibilityOf(await readFeedSettings(user.id), 'result_placed'),
      })
    : undefined
}

/**
 * A post keeps its time, its visibility and its figures when a correction changes what it says. One that becomes another
 * member’s starts over.
 */
async function write(next: StoredPost, unchanged: Write): Promise<void> {
  const had = await posts.get(next, { consistent: true })
  if (had && had.userId === next.userId && saidBy(had) === saidBy(next)) return
  // The check keeps a post from coming after the erasure of its member.
  const user = await users.get({ id: next.userId }, { consistent: true })
  if (!user) return
  const { title, about, result } = next
  const isTheirs = had?.userId === next.userId
  await commit(
    unchanged,
    users.check({ id: user.id }, { version: user.version }),
    had
      ? posts.put(
          { ...(isTheirs ? { ...had, title, about, result } : next), version: had.version + 1 },
          { version: had.version },
        )
      : posts.put(next, { absent: true }),
  )
  if (had && !isTheirs) await eraseBelow(had)
}

const saidBy = ({ title, result }: StoredPost) =>
  JSON.stringify([title, Object.entries(result ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))])

/** A post that is gone takes in nothing new, so what others left below it goes after it. */
async function takeAway(id: StoredPost['id'], unchanged: Write): Promise<void> {
  const had = await posts.get({ id }, { consistent: true })
  if (had) await commit(unchanged, posts.delete(had))
  await eraseBelow({ id })
}
