import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#core/env.ts'
import { type Pool, pools } from '#core/events/event-places/pools.ts'
import { documents } from '#core/platform/db/client.ts'
import { waitToRetry } from '#core/platform/db/wait-to-retry.ts'
import type { Counting } from '#core/platform/projections/counting.ts'
import type { Event } from '#shared/events/events/event.ts'
import { eventLines, eventLinesOf, type StoredLine } from './event-lines.ts'
import { events } from './events.ts'
import { placeCount } from './place-count.ts'

const mostAttempts = 8

/** Sets beside the lines of an event how full it is. */
export async function completeLines(event: Event): Promise<void> {
  const lines = eventLinesOf(event)
  if (lines.length === 0) return
  const pool = await pools.get({ eventId: event.id, of: 'event' }, { consistent: true })
  if (pool) await Promise.all(lines.map((line) => setPlaces(line, pool)))
}

/** Keeps how full an event is beside its lines: whatever change wakes it, by the pool as it is now. */
export const placesOfLines: Counting = {
  of: pools.name,
  recount: async ({ after, current }) => {
    if (!after) return
    const { eventId, of } = pools.read(after)
    if (of !== 'event') return
    const row = await current()
    if (!row) return
    const pool = pools.read(row)
    const event = await events.get({ id: eventId }, { consistent: true })
    if (event) await Promise.all(eventLinesOf(event).map((line) => setPlaces(line, pool)))
  },
}

/** What stands beside a line of an event of which so many places are taken. */
export const placesBeside = (pool: Pool) => ({
  places: placeCount(pool, undefined),
  placesVersion: pool.version,
})

/** The newest places win, in whatever order they come; a line that is gone stays so. */
async function setPlaces(line: StoredLine, pool: Pool): Promise<void> {
  const { places, placesVersion } = placesBeside(pool)
  const update = new UpdateCommand({
    TableName: env('TABLE_NAME'),
    Key: eventLines.key(line),
    UpdateExpression: 'SET #places = :places, #placesVersion = :version',
    ConditionExpression:
      'attribute_exists(pk) AND (attribute_not_exists(#placesVersion) OR #placesVersion < :version)',
    ExpressionAttributeNames: { '#places': 'places', '#placesVersion': 'placesVersion' },
    ExpressionAttributeValues: { ':places': places, ':version': placesVersion },
  })
  for (let attempt = 1; ; attempt++)
    try {
      await documents().send(update)
      return
    } catch (error) {
      const name = error instanceof Error ? error.name : ''
      if (name === 'ConditionalCheckFailedException') return
      // The line is being written again.
      if (name !== 'TransactionConflictException' || attempt === mostAttempts) throw error
      await waitToRetry(attempt)
    }
}
