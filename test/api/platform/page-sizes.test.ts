import { expect, test } from 'vitest'
import { listEvents } from '#shared/events/events/contract.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { Client } from '#test/support/client.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const visitor = new Client(url)

const bytesOf = async (path: string) => Buffer.byteLength((await visitor.send({ path })).text)

test.each([
  ['/', 80_000],
  ['/members', 70_000],
  ['/pages/terms-of-service', 47_000],
  ['/login', 43_000],
])('the page %s is rendered in at most %i bytes', async (path, most) => {
  expect(await bytesOf(path)).toBeLessThanOrEqual(most)
})

test('the page of an event of the demo is rendered in at most 76,000 bytes', async () => {
  const { items } = (await visitor.call(listEvents, { query: { q: 'River City Lanes', limit: 1 } })).body
  expect(await bytesOf(eventPath(items[0]?.id ?? ''))).toBeLessThanOrEqual(76_000)
})
