import { isDeepStrictEqual } from 'node:util'
import type { Write } from '#core/platform/db/write.ts'
import { AppError } from '#shared/errors.ts'
import type { Event } from '#shared/events/events/event.ts'
import { resized } from './pool-rules.ts'
import { emptyPool, type Pool, pools } from './pools.ts'
import { placesChanged } from './until-places-hold.ts'

/** The places of an event that is published: one pool for all of it and one for each class. */
export const newPools = ({ id, capacity, classes }: Event): Write[] => [
  pools.put(emptyPool(id, 'event', capacity), { absent: true }),
  ...classes.map(({ classKey, capacity }) => pools.put(emptyPool(id, classKey, capacity), { absent: true })),
]

/**
 * Returns the places affected by a change to a published event, which must be as they were read, and all
 * places of the event.
 */
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
  const isInUse = (current?.taken ?? 0) > 0 || (current?.waiting ?? 0) > 0
  if (isInUse) assertRulesStay(before, after)
  const ofEvent =
    current && before.capacity !== after.capacity
      ? resizedPool(current, after.capacity, 'body.capacity')
      : current
  const writes = [
    ...(ofEvent && ofEvent !== current ? [put(ofEvent)] : []),
    // Someone may enter while the rules change.
    ...(current && ofEvent === current && otherRules(before, after)
      ? [pools.check(current, { version: current.version }, placesChanged)]
      : []),
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

const otherRules = (before: Event, after: Event) =>
  !isDeepStrictEqual(before.rulebook, after.rulebook) || !isDeepStrictEqual(before.seasons, after.seasons)

const hasAny = (rules: Event['rulebook'] | Event['seasons']) =>
  Array.isArray(rules) ? rules.length > 0 : rules !== undefined

/** An event that had none may still get its rulebook and seasons, so that it can be judged at all. */
function assertRulesStay(before: Event, after: Event): void {
  const rules = [
    ['rulebook', 'rulebook_in_use', 'People have entered, so the rulebook cannot change.'],
    ['seasons', 'seasons_in_use', 'People have entered, so the seasons cannot change.'],
  ] as const
  for (const [field, code, message] of rules)
    if (hasAny(before[field]) && !isDeepStrictEqual(before[field], after[field]))
      throw new AppError('conflict', code, message, { errors: [{ path: `body.${field}`, message }] })
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

/** Removes all places of an event, or refuses if a place is taken or someone waits. */
export function removedPools(known: ReadonlyMap<string, Pool>, refused: () => AppError): Write[] {
  return [...known.values()].map((pool) => {
    if (pool.taken > 0 || pool.waiting > 0) throw refused()
    return pools.delete(pool, placesChanged)
  })
}
