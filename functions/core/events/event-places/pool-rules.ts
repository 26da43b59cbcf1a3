import { AppError } from '#shared/errors.ts'
import type { Pool } from './pools.ts'

/** The change of each figure of a pool. */
export type PoolChange = Partial<Record<'available' | 'reserved' | 'waiting' | 'taken' | 'checkedIn', number>>

export type Places = Pick<Pool, 'available' | 'reserved' | 'waiting' | 'taken'>

/** Places are taken where enough are available; without a limit there always are. */
export const takenFrom = ({ available }: Places, count = 1): PoolChange | 'full' => {
  if (available === undefined) return { taken: count }
  return available >= count ? { available: -count, taken: count } : 'full'
}

/** Places that are given back belong to those who wait; only where no one does, anyone may take them. */
export const releasedTo = ({ available, waiting }: Places, count = 1): PoolChange => {
  if (available === undefined) return { taken: -count }
  return waiting > 0 ? { reserved: count, taken: -count } : { available: count, taken: -count }
}

/** Someone from the waitlist takes the places that were kept for it, and open ones where those are not enough. */
export const offeredFrom = ({ available, reserved }: Places, count = 1): PoolChange | 'none' => {
  if (available === undefined) return { waiting: -count, taken: count }
  if (reserved + available < count) return 'none'
  const kept = Math.min(reserved, count)
  return {
    ...(kept > 0 && { reserved: -kept }),
    ...(kept < count && { available: kept - count }),
    waiting: -count,
    taken: count,
  }
}

/** Places that no one on the waitlist can use are open to all. */
export const openedUp = ({ reserved }: Places): PoolChange | 'none' =>
  reserved >= 1 ? { reserved: -reserved, available: reserved } : 'none'

/**
 * Applies a new limit. Additional places go to those who wait first; a cut can only come from places that are
 * still open.
 */
export function resized(pool: Places, capacity: number | undefined, path: string): Partial<Places> {
  const used = pool.taken + pool.reserved
  if (capacity === undefined) return { available: undefined, reserved: 0 }
  if (pool.available === undefined && capacity < used) throw tooLow(`${used} spots are taken`, used, path)
  const open = pool.available ?? capacity - used
  const more = capacity - (open + used)
  if (more >= 0) {
    const kept = Math.min(more, Math.max(0, pool.waiting - pool.reserved))
    return { available: open + more - kept, reserved: pool.reserved + kept }
  }
  if (open + more < 0) {
    const said = open <= 0 ? 'No spots are open' : `Only ${open} ${open === 1 ? 'spot is' : 'spots are'} open`
    throw tooLow(said, used, path)
  }
  return { available: open + more, reserved: pool.reserved }
}

function tooLow(said: string, least: number, path: string): AppError {
  const message = `${said}, so the limit cannot go below ${least}.`
  return new AppError('conflict', 'capacity_too_low', message, { errors: [{ path, message }] })
}
