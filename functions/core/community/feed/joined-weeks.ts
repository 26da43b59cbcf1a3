import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { StoredPost } from '#shared/community/feed/post.ts'
import { weekOf } from '#shared/community/feed/week-of.ts'
import { feedPartition } from './posts.ts'

export const StoredWeek = z.object({
  weekOn: z.iso.date(),
  latestAt: z.iso.datetime(),
  version: z.int(),
})

/** A week in which someone joined. It stands in the feed where the latest of them would, once for all of them. */
export const joinedWeeks = entity({
  name: 'joined-week',
  erasure: 'impersonal',
  schema: StoredWeek,
  key: ({ weekOn }: { weekOn: string }) => ({ pk: `JOINED_WEEK#${weekOn}`, sk: 'WEEK' }),
  gsi1: ({ weekOn, latestAt }) => ({ pk: feedPartition, sk: `${latestAt}#week_${weekOn}` }),
})

/** The write that gives a join its week in the feed: the first of a week makes it, later ones move it up. */
export async function weekOfJoin({ type, visibility, createdAt }: StoredPost): Promise<Write[]> {
  if (type !== 'joined' || visibility === 'me') return []
  const weekOn = weekOf(createdAt)
  const week = await joinedWeeks.get({ weekOn }, { consistent: true })
  if (!week) return [joinedWeeks.put({ weekOn, latestAt: createdAt, version: 1 }, { absent: true })]
  if (week.latestAt >= createdAt) return []
  const { version } = week
  return [joinedWeeks.put({ weekOn, latestAt: createdAt, version: version + 1 }, { version })]
}
