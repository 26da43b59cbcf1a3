import { afterEach, expect, test, vi } from 'vitest'
import { newEvent } from '#shared/events/events/new-event.ts'
import { settleEvent } from '#shared/events/events/settle-event.ts'
import { someEvent } from '#test/support/events.ts'
import { changedPools } from './changed-pools.ts'
import { emptyPool } from './pools.ts'

vi.stubEnv('TABLE_NAME', 'table')
afterEach(() => vi.unstubAllEnvs())

const ulid = '01HZZZZZZZZZZZZZZZZZZZZZZZ'
const rulebook = { rulebookId: `rbk_${ulid}` as const, versionNo: 1 }

test('while the rules of an event change, no one can enter by the old ones: its places must be as they were read', () => {
  const fields = settleEvent(someEvent())
  const begun = { id: `evt_${ulid}` as const, ownerId: `usr_${ulid}` as const, poster: undefined, fields }
  const event = newEvent(begun, '2027-01-01T00:00:00.000Z')
  const known = new Map([['event', emptyPool(event.id, 'event', undefined)]])
  expect(changedPools(event, { ...event, title: 'Another title' }, known).writes).toEqual([])
  expect(changedPools(event, { ...event, rulebook }, known).writes).toMatchObject([
    { item: { ConditionCheck: { ExpressionAttributeValues: { ':version': 1 } } } },
  ])
})
