import type { Audience, SenderId } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { listsOf } from './audience-of.ts'

/** More rows than that are not read for one answer. */
const mostRows = 25_000
const pageSize = 500

/** How many people an audience has; of one that is larger than what a request reads, at least so many. */
export async function countAudience(
  audience: Audience,
  senderId: SenderId,
): Promise<{ count: number; isAtLeast: boolean }> {
  const people = new Set<string>()
  let left = mostRows
  for (const list of listsOf(audience, senderId, pageSize)) {
    let cursor: string | undefined
    do {
      if (left <= 0) return { count: people.size, isAtLeast: true }
      const page = await list(cursor)
      for (const id of page.ids) people.add(id)
      // A page that holds no one of the audience has been read all the same.
      left -= audience.kind === 'subscribers' ? pageSize : Math.max(page.ids.length, 1)
      cursor = page.nextCursor
    } while (cursor)
  }
  return { count: people.size, isAtLeast: false }
}
