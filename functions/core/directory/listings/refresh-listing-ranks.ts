import { commit } from '#core/platform/db/commit.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'
import { log } from '#core/platform/log/log.ts'
import { AppError } from '#shared/errors.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { listings, listingsPartition } from './listings.ts'
import { saveInPlace } from './save-listing.ts'

const job = 'refresh_listing_ranks'
const daysFresh = 180

/** Takes what changed long ago out of what stands first for being fresh. Safe to repeat at any point. */
export async function refreshListingRanks(now: string): Promise<{ refreshed: number }> {
  const oldest = addTime(now, { days: -daysFresh })
  const { done, failed } = await eachRow(
    job,
    (cursor) => listings.list({ index: 'gsi2', pk: listingsPartition('published'), limit: 100, cursor }),
    ({ id, isFresh, changedAt }) =>
      isFresh && changedAt < oldest ? age(id, oldest, now) : Promise.resolve(false),
  )
  if (failed > 0) throw new Error(`${failed} listings could not be ranked; they will be retried.`)
  log.info('listings.ranked', { refreshed: done })
  return { refreshed: done }
}

/** False where its owner has changed it in this moment. */
async function age(id: string, oldest: string, now: string): Promise<boolean> {
  const listing = await listings.get({ id }, { consistent: true })
  if (!listing?.isFresh || listing.changedAt >= oldest) return false
  try {
    await commit(...saveInPlace(listing, { ...listing, isFresh: false }, now))
    return true
  } catch (error) {
    if (error instanceof AppError && error.kind === 'conflict') return false
    throw error
  }
}
