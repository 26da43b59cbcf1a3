import { createHmac } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { addTo } from '#core/platform/db/add-to.ts'
import { documents } from '#core/platform/db/client.ts'
import { commit } from '#core/platform/db/commit.ts'
import { networkOf } from '#core/platform/http/network-of.ts'
import { limitRate } from '#core/platform/http/rate-limit.ts'
import { log } from '#core/platform/log/log.ts'
import { countableQuery } from '#shared/content/search/countable-query.ts'
import { isBlocked } from '#shared/content/search/is-blocked.ts'
import { AppError } from '#shared/errors.ts'
import { blockedTerms } from './blocked-terms.ts'
import { namesMember } from './names-member.ts'
import { searchCallers } from './search-callers.ts'
import { saltOf } from './search-salts.ts'
import { searchedQueries } from './searched-queries.ts'

type Submitted = {
  query: string
  ip: string
  now: string
  foundNothing: boolean
  /** Something other than members has the words, too. */
  foundThings: boolean
}

/** No one searches for more in earnest, and a robot must not fill the table. */
const counted = { name: 'countSearch', rateLimit: { max: 60, seconds: 3600, per: 'ip' } } as const

/**
 * Counts a search toward the popular ones, once per query, day and caller. A search never fails because of its count.
 */
export async function countSearch(submitted: Submitted): Promise<void> {
  try {
    await count(submitted)
  } catch (error) {
    if (error instanceof AppError && (error.code === 'rate_limited' || error.code === 'already_counted'))
      return
    log.error('search.not_counted', { error })
  }
}

async function count({ query: asked, ip, now, foundNothing, foundThings }: Submitted): Promise<void> {
  const query = countableQuery(asked)
  if (!query) return
  const day = now.slice(0, 10)
  const caller = createHmac('sha256', await saltOf(day))
    .update(JSON.stringify([networkOf(ip), query]))
    .digest('base64url')
  if (await searchCallers.get({ day, caller })) return
  await limitRate(counted, { ip, userId: undefined }, now)
  const [{ terms }, isName] = await Promise.all([blockedTerms(), namesMember(query, { foundThings })])
  if (
    isName ||
    isBlocked(
      query,
      terms.map(({ term }) => term),
    )
  )
    return
  await commit(
    searchCallers.put(
      { day, caller, version: 1 },
      { absent: true },
      () => new AppError('conflict', 'already_counted', 'This search has been counted.'),
    ),
  )
  // By itself, because transactions of many callers on one counter would refuse each other.
  const figures = { day, query, callers: 1, zero: foundNothing ? 1 : 0, version: 1 }
  const { Update } = addTo(searchedQueries, figures, 'callers', 'zero').item
  await documents().send(new UpdateCommand(Update))
}
