import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createClock } from './clock.ts'
import { addDuration, parseDuration } from './duration.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2030-01-31T10:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const folder = () => mkdtempSync(join(tmpdir(), 'clock-'))
const post = (body: string) => ({
  method: 'POST',
  path: '/',
  query: new URLSearchParams(),
  headers: {},
  body: Buffer.from(body),
})

test.each([
  ['P3D', '2030-02-03T10:00:00Z'],
  ['PT1H', '2030-01-31T11:00:00Z'],
  ['P1M', '2030-02-28T10:00:00Z'],
  ['P1M1D', '2030-03-01T10:00:00Z'],
  ['P2Y1M', '2032-02-29T10:00:00Z'],
  ['P2W', '2030-02-14T10:00:00Z'],
  ['P1DT2H3M4S', '2030-02-01T12:03:04Z'],
  ['PT0S', '2030-01-31T10:00:00Z'],
])('%s from the end of January leads to %s', (iso, expected) => {
  expect(createClock({ dataDir: folder() }).advance(iso)).toEqual(new Date(expected))
})

test.each([
  '',
  'P',
  'PT',
  'P1DT',
  '3D',
  'P-1D',
  '-P1D',
  'P1.5D',
  'p3d',
  'P3D ',
  'PT1D',
  'P1D1Y',
  'P9999999D',
])('"%s" is refused with an example of what works', (iso) => {
  expect(() => createClock({ dataDir: folder() }).advance(iso)).toThrow('like P3D, PT1H, P1M or P1Y')
})

test('the clock does not pass the year 9999', () => {
  expect(() => createClock({ dataDir: folder() }).advance('P9000Y')).toThrow('year 9999')
})

test('a month never skips a month, whatever the day', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }),
      fc.integer({ min: 0, max: 240 }),
      (from, months) => {
        const to = addDuration(from, { months, ms: 0 })
        const counted = (date: Date) => date.getUTCFullYear() * 12 + date.getUTCMonth()
        expect(counted(to) - counted(from)).toBe(months)
        expect(to.getUTCDate()).toBeLessThanOrEqual(from.getUTCDate())
      },
    ),
  )
})

test('a written duration reads back as what it says', () => {
  const number = fc.integer({ min: 0, max: 999_999 })
  fc.assert(
    fc.property(number, number, number, (months, days, minutes) => {
      expect(parseDuration(`P${months}M${days}DT${minutes}M`)).toEqual({
        months,
        ms: days * 86_400_000 + minutes * 60_000,
      })
    }),
  )
})

test('time passes on from where it was moved to, also after a restart', async () => {
  const dataDir = folder()
  const clock = createClock({ dataDir })
  clock.advance('P1D')
  await clock.stop()
  vi.setSystemTime(new Date('2030-01-31T10:00:05Z'))
  expect(createClock({ dataDir }).now()).toEqual(new Date('2030-02-01T10:00:05Z'))
})

test('a move that was answered outlives a process that is killed', async () => {
  const dataDir = folder()
  await createClock({ dataDir }).service(post('{"advance":"P1D"}'))
  expect(createClock({ dataDir }).now()).toEqual(new Date('2030-02-01T10:00:00Z'))
})

test('the service moves the clock and answers when the listeners are done', async () => {
  const clock = createClock({ dataDir: folder() })
  const heard: string[] = []
  clock.onAdvance(async (now, before) => {
    await Promise.resolve()
    heard.push(`${before.toISOString()} ${now.toISOString()}`)
  })
  const answer = await clock.service(post('{"advance":"P3D"}'))
  expect(answer).toMatchObject({ status: 200, body: '{"now":"2030-02-03T10:00:00.000Z"}' })
  expect(heard).toEqual(['2030-01-31T10:00:00.000Z 2030-02-03T10:00:00.000Z'])
  expect((await clock.service({ ...post(''), method: 'GET' })).body).toBe(
    '{"now":"2030-02-03T10:00:00.000Z"}',
  )
})

test.each(['', '[]', '{}', 'null', '{"advance":3}', '{"advance":"tomorrow"}'])(
  'the body %s is a bad request and moves nothing',
  async (body) => {
    const clock = createClock({ dataDir: folder() })
    const answer = await clock.service(post(body))
    expect(answer.status).toBe(400)
    expect(answer.headers?.['content-type']).toContain('application/problem+json')
    expect(clock.now()).toEqual(new Date('2030-01-31T10:00:00Z'))
  },
)

test('a clock that others elsewhere go by as well shows the real time and is not moved', async () => {
  const dataDir = folder()
  const movable = createClock({ dataDir })
  movable.advance('P1D')
  await movable.stop()
  const clock = createClock({ dataDir, real: true })
  expect(await clock.service(post('{"advance":"P3D"}'))).toMatchObject({ status: 409 })
  expect(clock.now()).toEqual(new Date('2030-01-31T10:00:00Z'))
})
