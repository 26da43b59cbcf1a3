import { AppError } from '#shared/errors.ts'
import type { Pool } from './pools.ts'

/** By how much the figures of a pool change. */
export type PoolChange = Partial<Record<'available' | 'reserved' | 'waiting' | 'taken' | 'checkedIn', number>>

export type Places = Pick<Pool, 'available' | 'reserved' | 'waiting' | 'taken'>

/** A place is taken where one is available; without a limit there always is. */
export const takenFrom = ({ available }: Places): PoolChange | 'full' => {
  if (available === undefined) return { taken: 1 }
  return available >= 1 ? { available: -1, taken: 1 } : 'full'
}

/** A place that is given back belongs to those who wait; only where nobody does, anyone may take it. */
export const releasedTo = ({ available, waiting }: Places): PoolChange => {
  if (available === undefined) return { taken: -1 }
  return waiting > 0 ? { reserved: 1, taken: -1 } : { available: 1, taken: -1 }
}

/** A place that was kept for the waiting list goes to someone from it. */
export const offeredFrom = ({ available, reserved }: Places): PoolChange | 'none' => {
  if (available === undefined) return { waiting: -1, taken: 1 }
  return reserved >= 1 ? { reserved: -1, waiting: -1, taken: 1 } : 'none'
}

/** A place that nobody on the waiting list can use is open to all. */
export const openedUp = ({ reserved }: Places): PoolChange | 'none' =>
  reserved >= 1 ? { reserved: -1, available: 1 } : 'none'

/**
 * What another limit changes. More places go to those who wait first; fewer can only be taken from the places that are
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
    const said =
      open === 0 ? 'No spots are open' : `Only ${open} ${open === 1 ? 'spot is' : 'spots are'} open`
    throw tooLow(said, used, path)
  }
  return { available: open + more, reserved: pool.reserved }
}

function tooLow(said: string, least: number, path: string): AppError {
  const message = `${said}, so the limit cannot go below ${least}.`
  return new AppError('conflict', 'capacity_too_low', message, { errors: [{ path, message }] })
}
