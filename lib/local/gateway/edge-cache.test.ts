import { expect, test } from 'vitest'
import { createEdgeCache } from './edge-cache.ts'

const minute = { 'cache-control': 'public, max-age=0, s-maxage=60', etag: 'W/"1"' }

function cacheAt(start: number) {
  const clock = { at: start }
  let made = 0
  const cache = createEdgeCache(() => new Date(clock.at))
  const ask = (headers: Record<string, string> = minute, held?: string, statusCode = 200) =>
    cache.answer('/api/faqs?', held, async () => ({ statusCode, headers, body: String(++made) }))
  return { clock, cache, ask }
}

test('an answer lives as long as it says, and those who hold it are told so', async () => {
  const { clock, ask } = cacheAt(1000)
  expect((await ask()).body).toBe('1')
  clock.at += 59_999
  expect((await ask()).body).toBe('1')
  expect(await ask(minute, 'W/"1"')).toEqual({ statusCode: 304, headers: minute })
  expect((await ask(minute, '"2"')).body).toBe('1')
  clock.at += 1
  expect((await ask()).body).toBe('2')
})

test('what many watch at once is asked for as one, every three seconds', async () => {
  const moment = { 'cache-control': 'public, max-age=0, s-maxage=3', etag: 'W/"1"' }
  const { clock, ask } = cacheAt(0)
  for (clock.at = 0; clock.at < 9000; clock.at += 2) await ask(moment)
  expect((await ask(moment)).body).toBe('4')
})

test.each([
  ['no-store', 200],
  ['public, max-age=0, must-revalidate', 200],
  ['public, max-age=0, s-maxage=60', 404],
])('an answer with %s and status %i is not kept', async (control, status) => {
  const { ask } = cacheAt(0)
  await ask({ 'cache-control': control }, undefined, status)
  expect((await ask({ 'cache-control': control }, undefined, status)).body).toBe('2')
})

test('a write ends what is kept, and what was being read meanwhile is not kept', async () => {
  const { cache, ask } = cacheAt(0)
  await ask()
  cache.clear()
  expect((await ask()).body).toBe('2')
  cache.clear()
  const slow = Promise.withResolvers<void>()
  const reading = cache.answer('/api/faqs?', undefined, async () => {
    await slow.promise
    return { statusCode: 200, headers: minute, body: 'from before' }
  })
  cache.clear()
  slow.resolve()
  await reading
  expect((await ask()).body).toBe('3')
})

test('what is made right after a write is asked for again once no function holds what was before', async () => {
  const { clock, cache, ask } = cacheAt(0)
  cache.clear()
  clock.at = 1000
  expect((await ask()).body).toBe('1')
  clock.at = 4999
  expect((await ask()).body).toBe('1')
  clock.at = 5000
  expect((await ask()).body).toBe('2')
  clock.at = 64_999
  expect((await ask()).body).toBe('2')
})

test('what never changes is asked for again after a minute, in case it may no longer be seen', async () => {
  const { clock, ask } = cacheAt(0)
  const forever = { 'cache-control': 'public, max-age=31536000, immutable', etag: 'W/"1"' }
  await ask(forever)
  clock.at = 59_999
  expect((await ask(forever)).body).toBe('1')
  clock.at = 60_000
  expect((await ask(forever)).body).toBe('2')
})

test('what is kept stays small', async () => {
  const cache = createEdgeCache(() => new Date(0))
  let made = 0
  const ask = (key: string) =>
    cache.answer(key, undefined, async () => {
      made++
      return { statusCode: 200, headers: minute, body: 'x'.repeat(3 * 1024 * 1024) }
    })
  for (const key of ['a', 'b', 'a', 'b']) await ask(key)
  expect(made).toBe(2)
  await ask('c')
  await ask('a')
  expect(made).toBe(4)
})
