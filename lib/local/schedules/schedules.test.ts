import type { ScheduledEvent } from 'aws-lambda'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NewLetter } from '../dead-letters/envelopes.ts'
import { createSchedules, type Schedules } from './schedules.ts'

let advance: () => Promise<void>
let schedules: Schedules
const runs: ScheduledEvent[] = []
const written: { name: string; letter: NewLetter }[] = []
const letters = { put: async (name: string, letter: NewLetter) => void written.push({ name, letter }) }
const undeliverable = new Set<string>()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2030-01-01T00:00:30Z') })
  runs.length = 0
  written.length = 0
  undeliverable.clear()
  schedules = createSchedules({
    now: () => new Date(),
    letters,
    isUndeliverable: (name) => undeliverable.has(name),
    onAdvance: (listener) => {
      advance = listener
    },
    jobs: [
      {
        name: 'remind',
        expression: 'cron(0 3 * * ? *)',
        invoke: async (event) => {
          runs.push(event)
          return { sent: runs.length }
        },
      },
      {
        name: 'broken',
        expression: 'rate(30 days)',
        invoke: async () => {
          throw new Error('no connection')
        },
      },
    ],
  })
})
afterEach(async () => {
  await schedules.stop()
  vi.useRealTimers()
})

const call = (method: string, path: string) =>
  schedules.service({ method, path, query: new URLSearchParams(), headers: {}, body: Buffer.alloc(0) })

test('a job runs each time it is due, with the event of a schedule', async () => {
  await vi.advanceTimersByTimeAsync(2 * 24 * 3600 * 1000)
  expect(runs.map((event) => event.time)).toEqual(['2030-01-01T03:00:00Z', '2030-01-02T03:00:00Z'])
  expect(runs[0]).toMatchObject({
    version: '0',
    'detail-type': 'Scheduled Event',
    source: 'aws.events',
    detail: {},
  })
})

test('a job that is due before the first seed is over runs right after it', async () => {
  const filled = Promise.withResolvers<void>()
  const early: string[] = []
  const waiting = createSchedules({
    now: () => new Date(),
    onAdvance: () => undefined,
    letters,
    filled: filled.promise,
    jobs: [{ name: 'end', expression: 'rate(1 minute)', invoke: async ({ time }) => void early.push(time) }],
  })
  await vi.advanceTimersByTimeAsync(150_000)
  expect(early).toEqual([])
  filled.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(early).toEqual(['2030-01-01T00:03:00Z'])
  await waiting.stop()
})

test('a jump of the clock runs a job once, however often it would have been due', async () => {
  vi.setSystemTime(new Date('2030-01-11T12:00:00Z'))
  await advance()
  expect(runs.map((event) => event.time)).toEqual(['2030-01-11T12:00:00Z'])
  await vi.advanceTimersByTimeAsync(15 * 3600 * 1000)
  expect(runs.map((event) => event.time)).toEqual(['2030-01-11T12:00:00Z', '2030-01-12T03:00:00Z'])
})

test('a jump that passes no due time runs nothing', async () => {
  vi.setSystemTime(new Date('2030-01-01T02:59:59Z'))
  await advance()
  expect(runs).toEqual([])
})

test('a job can be run at once by its name', async () => {
  expect(await call('POST', '/remind')).toMatchObject({
    status: 200,
    body: '{"job":"remind","result":{"sent":1}}',
  })
})

test('an unknown job is answered with the known ones', async () => {
  const answer = await call('POST', '/remindd')
  expect(answer.status).toBe(404)
  expect(answer.body).toContain('The jobs are: remind, broken.')
})

test('a job that fails is answered with its message, and stays planned', async () => {
  const answer = await call('POST', '/broken')
  expect(answer.status).toBe(500)
  expect(answer.body).toContain('no connection')
  const listing = JSON.parse(String((await call('GET', '/')).body))
  expect(listing).toEqual([
    {
      name: 'remind',
      expression: 'cron(0 3 * * ? *)',
      dueAt: '2030-01-01T03:00:00.000Z',
      lastRunAt: null,
      lastError: null,
    },
    {
      name: 'broken',
      expression: 'rate(30 days)',
      dueAt: '2030-01-31T00:00:30.000Z',
      lastRunAt: '2030-01-01T00:00:30.000Z',
      lastError: 'no connection',
    },
  ])
})

test('a job that fails when due disturbs neither the others nor its next run', async () => {
  vi.setSystemTime(new Date('2030-03-01T00:00:00Z'))
  await advance()
  expect(runs).toHaveLength(1)
  await schedules.idle()
  expect(schedules.work()).toBe(2)
})

test('a job that fails when due leaves a dead letter with what it was to do; one that is run by hand does not', async () => {
  await call('POST', '/broken')
  expect(written).toEqual([])
  vi.setSystemTime(new Date('2030-02-01T00:00:00Z'))
  await advance()
  expect(written.map(({ name }) => name)).toEqual(['broken'])
  const { requestPayload, responsePayload } = JSON.parse(written[0]?.letter.body ?? '')
  expect(requestPayload).toMatchObject({ time: '2030-02-01T00:00:00Z' })
  expect(responsePayload).toMatchObject({ errorMessage: 'no connection' })
  await schedules.runAgain('broken', requestPayload)
  await schedules.idle()
  expect(written).toHaveLength(2)
})

test('a job that cannot be called leaves what it would have got, and runs with it when it can', async () => {
  undeliverable.add('remind')
  expect(await call('POST', '/remind')).toMatchObject({ status: 500 })
  vi.setSystemTime(new Date('2030-01-01T12:00:00Z'))
  await advance()
  expect(runs).toEqual([])
  const [{ letter }] = written as [(typeof written)[0]]
  expect(letter.attributes).toMatchObject({
    SCHEDULE_ARN: expect.stringContaining('remind'),
    TARGET_ARN: 'arn:aws:lambda:us-east-1:000000000000:function:remind',
    SCHEDULED_TIME: '2030-01-01T12:00:00Z',
    IS_PAYLOAD_TRUNCATED: 'false',
  })
  await expect(schedules.runAgain('remind', JSON.parse(letter.body))).rejects.toThrow('cannot be called')
  undeliverable.clear()
  await schedules.runAgain('remind', JSON.parse(letter.body))
  await schedules.idle()
  expect(runs.map(({ time }) => time)).toEqual(['2030-01-01T12:00:00Z'])
})

test('a schedule that cannot be read is refused at start', () => {
  const jobs = [{ name: 'a', expression: 'sometimes', invoke: async () => undefined }]
  expect(() => createSchedules({ now: () => new Date(), onAdvance: () => undefined, jobs, letters })).toThrow(
    'sometimes',
  )
})
