import type { Write } from '#core/db/write.ts'
import { AppError } from '#shared/errors.ts'
import type { Event } from '#shared/events/event.ts'
import { resized } from './pool-rules.ts'
import { emptyPool, type Pool, pools } from './pools.ts'
import { placesChanged } from './until-places-hold.ts'

/** The places of an event that is published: one pool for all of it and one for each class. */
export const newPools = ({ id, capacity, classes }: Event): Write[] => [
  pools.put(emptyPool(id, 'event', capacity), { absent: true }),
  ...classes.map(({ classKey, capacity }) => pools.put(emptyPool(id, classKey, capacity), { absent: true })),
]

/** What a change of a published event does to its places, which are held to as they were read; and those of all of it. */
export function changedPools(
  before: Event,
  after: Event,
  known: ReadonlyMap<string, Pool>,
): { ofEvent: Pool | undefined; writes: Write[] } {
  const current = known.get('event')
  if (before.timeZone !== after.timeZone && (current?.taken ?? 0) > 0) {
    const message = 'People have entered, so the time zone cannot change.'
    throw new AppError('conflict', 'zone_in_use', message, { errors: [{ path: 'body.timeZone', message }] })
  }
  const ofEvent =
    current && before.capacity !== after.capacity
      ? resizedPool(current, after.capacity, 'body.capacity')
      : current
  const writes = [
    ...(ofEvent && ofEvent !== current ? [put(ofEvent)] : []),
    ...after.classes.flatMap(({ classKey, capacity }, at) => {
      const pool = known.get(classKey)
      if (!pool) return [pools.put(emptyPool(after.id, classKey, capacity), { absent: true }, placesChanged)]
      const held = before.classes.find((one) => one.classKey === classKey)
      return held?.capacity === capacity
        ? []
        : [put(resizedPool(pool, capacity, `body.classes.${at}.capacity`))]
    }),
    ...before.classes
      .filter(({ classKey }) => !after.classes.some((one) => one.classKey === classKey))
      .flatMap(({ classKey, name }) => {
        const pool = known.get(classKey)
        return pool ? [removed(pool, name)] : []
      }),
  ]
  return { ofEvent, writes }
}

const resizedPool = (pool: Pool, capacity: number | undefined, path: string): Pool => ({
  ...pool,
  ...resized(pool, capacity, path),
  version: pool.version + 1,
})

const put = (pool: Pool): Write => pools.put(pool, { version: pool.version - 1 }, placesChanged)

function removed(pool: Pool, name: string): Write {
  if (pool.taken > 0 || pool.waiting > 0) {
    const message = `People have entered ${name}. Close it instead of removing it.`
    throw new AppError('conflict', 'class_in_use', message, { errors: [{ path: 'body.classes', message }] })
  }
  return pools.delete(pool, placesChanged)
}

/** Takes all places of an event away, or refuses where one is taken or somebody waits. */
export function removedPools(known: ReadonlyMap<string, Pool>, refused: () => AppError): Write[] {
  return [...known.values()].map((pool) => {
    if (pool.taken > 0 || pool.waiting > 0) throw refused()
    return pools.delete(pool, placesChanged)
  })
}
