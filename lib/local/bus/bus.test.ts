import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import { afterEach, expect, test } from 'vitest'
import { serveService } from '#test/support/serve-service.ts'
import type { NewLetter } from '../dead-letters/envelopes.ts'
import type { LocalService } from '../service.ts'
import { type Bus, type BusConsumer, createBus } from './bus.ts'
import type { BusEvent } from './event.ts'

const stops: (() => Promise<unknown>)[] = []
afterEach(async () => {
  written.length = 0
  undeliverable.clear()
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

const folder = () => mkdtempSync(join(tmpdir(), 'bus-'))
const written: { name: string; letter: NewLetter }[] = []
const letters = { put: async (name: string, letter: NewLetter) => void written.push({ name, letter }) }
const undeliverable = new Set<string>()
const open = (consumers: BusConsumer[], dataDir = folder()): Bus => {
  const now = () => new Date('2030-01-02T03:04:05.678Z')
  const isUndeliverable = (name: string) => undeliverable.has(name)
  const bus = createBus({ dataDir, now, consumers, letters, isUndeliverable, maxAttempts: 3, backoffMs: 1 })
  stops.push(bus.stop)
  return bus
}
const collector = (name: string, fact: string, seen: BusEvent[]): BusConsumer => ({
  name,
  fact,
  invoke: async (event) => {
    seen.push(event)
  },
})
const entry = (fact: string, detail: object = {}) => ({
  Source: 'app',
  DetailType: fact,
  Detail: JSON.stringify(detail),
})
const sdk = async (service: LocalService) => {
  const { url, stop } = await serveService('/_local/events', service)
  stops.push(stop)
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' }
  return new EventBridgeClient({ endpoint: url, region: 'us-east-1', credentials, maxAttempts: 1 })
}

test('the unmodified SDK puts events, and each listener of the fact gets the envelope', async () => {
  const welcome: BusEvent[] = []
  const search: BusEvent[] = []
  const bus = open([
    collector('welcome', 'member.joined', welcome),
    collector('search', 'member.left', search),
  ])
  const client = await sdk(bus.service)
  const answer = await client.send(
    new PutEventsCommand({ Entries: [entry('member.joined', { memberId: 'mem_1' })] }),
  )
  await bus.idle()
  expect(answer.FailedEntryCount).toBe(0)
  expect(search).toEqual([])
  expect(welcome).toEqual([
    {
      version: '0',
      id: answer.Entries?.[0]?.EventId,
      'detail-type': 'member.joined',
      source: 'app',
      account: '000000000000',
      time: '2030-01-02T03:04:05Z',
      region: 'us-east-1',
      resources: [],
      detail: { memberId: 'mem_1' },
    },
  ])
})

test('an entry keeps the time its sender gave it', async () => {
  const seen: BusEvent[] = []
  const bus = open([collector('a', 'f', seen)])
  const client = await sdk(bus.service)
  await client.send(
    new PutEventsCommand({ Entries: [{ ...entry('f'), Time: new Date('2031-05-06T07:08:09Z') }] }),
  )
  await bus.idle()
  expect(seen[0]?.time).toBe('2031-05-06T07:08:09Z')
})

test('an event of another service is delivered like any other', async () => {
  const seen: BusEvent[] = []
  const bus = open([collector('a', 'Email Bounced', seen)])
  await bus.publish({ 'detail-type': 'Email Bounced', source: 'aws.ses', detail: { eventType: 'Bounce' } })
  await bus.idle()
  expect(seen).toMatchObject([
    { source: 'aws.ses', detail: { eventType: 'Bounce' }, time: '2030-01-02T03:04:05Z' },
  ])
})

test('an event of another service outlives a process that is killed, once it was taken', async () => {
  const dataDir = folder()
  const never: BusConsumer = { name: 'a', fact: 'Object Created', invoke: () => new Promise(() => undefined) }
  const event = { 'detail-type': 'Object Created', source: 'aws.s3', detail: { bucket: 'media' } }
  await createBus({ dataDir, now: () => new Date(), consumers: [never], letters }).publish(event)
  const seen: BusEvent[] = []
  await open([collector('a', 'Object Created', seen)], dataDir).idle()
  expect(seen).toMatchObject([event])
})

test('a bad entry fails alone, the good one beside it is delivered', async () => {
  const seen: BusEvent[] = []
  const bus = open([collector('a', 'f', seen)])
  const answer = await (await sdk(bus.service)).send(
    new PutEventsCommand({
      Entries: [
        { ...entry('f'), Detail: '{oops' },
        entry('f'),
        { ...entry('f'), Detail: '[1]' },
        { DetailType: 'f', Detail: '{}' },
      ],
    }),
  )
  await bus.idle()
  expect(answer.FailedEntryCount).toBe(3)
  expect(answer.Entries?.map((result) => result.ErrorCode)).toEqual([
    'MalformedDetail',
    undefined,
    'MalformedDetail',
    'InvalidArgument',
  ])
  expect(seen).toHaveLength(1)
})

test('more than ten entries or 256 KB are refused as a whole', async () => {
  const bus = open([])
  const client = await sdk(bus.service)
  const eleven = client.send(new PutEventsCommand({ Entries: Array.from({ length: 11 }, () => entry('f')) }))
  await expect(eleven).rejects.toMatchObject({ name: 'ValidationException' })
  const large = entry('f', { text: 'x'.repeat(256 * 1024) })
  await expect(client.send(new PutEventsCommand({ Entries: [large] }))).rejects.toThrow('over the limit')
})

test('a failing consumer is tried again, then its event becomes a dead letter; others are not delayed', async () => {
  const steady: BusEvent[] = []
  let attempts = 0
  const bus = open([
    {
      name: 'broken',
      fact: 'f',
      invoke: async () => {
        attempts += 1
        throw new Error('no mail server')
      },
    },
    collector('steady', 'f', steady),
  ])
  await bus.put([entry('f'), entry('f')])
  await bus.idle()
  expect(attempts).toBe(6)
  expect(steady).toHaveLength(2)
  expect(written).toHaveLength(2)
  const [{ name, letter }] = written as [(typeof written)[0]]
  expect(name).toBe('broken')
  expect(JSON.parse(letter.body)).toMatchObject({
    version: '1.0',
    timestamp: '2030-01-02T03:04:05.678Z',
    requestContext: {
      functionArn: 'arn:aws:lambda:us-east-1:000000000000:function:broken:$LATEST',
      condition: 'RetriesExhausted',
      approximateInvokeCount: 3,
    },
    requestPayload: steady[0],
    responsePayload: { errorMessage: 'no mail server' },
  })
})

test('a consumer that never answers keeps no other consumer waiting', async () => {
  let release = () => {}
  const stuck = new Promise<void>((resolve) => {
    release = resolve
  })
  let arrived = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const bus = open([
    { name: 'stuck', fact: 'f', invoke: () => stuck },
    { name: 'free', fact: 'f', invoke: async () => arrived() },
  ])
  await bus.put([entry('f')])
  await arrival
  release()
  await bus.idle()
  expect(bus.work()).toBe(2)
})

test('what was not delivered before a restart is delivered after it, and nothing else', async () => {
  const dataDir = folder()
  const done: BusEvent[] = []
  const broken: BusConsumer = {
    name: 'later',
    fact: 'f',
    invoke: async () => {
      throw new Error('down')
    },
  }
  const first = createBus({
    dataDir,
    now: () => new Date(),
    consumers: [broken, collector('done', 'f', done)],
    letters,
    backoffMs: 60_000,
  })
  const [result] = await first.put([entry('f')])
  await first.stop()
  expect(done).toHaveLength(1)

  const after: BusEvent[] = []
  const again: BusEvent[] = []
  const second = open([collector('later', 'f', after), collector('done', 'f', again)], dataDir)
  await second.idle()
  expect(after.map((event) => ({ EventId: event.id }))).toEqual([result])
  expect(again).toEqual([])
})

test('an event that a rule cannot deliver is not tried, and is written as it is beside the reason', async () => {
  const seen: BusEvent[] = []
  const bus = open([collector('a', 'f', seen)])
  undeliverable.add('a')
  await bus.put([entry('f', { at: 1 })])
  await bus.idle()
  expect(seen).toEqual([])
  expect(written).toMatchObject([
    {
      name: 'a',
      letter: {
        attributes: {
          RULE_ARN: 'arn:aws:events:us-east-1:000000000000:rule/aRule',
          TARGET_ARN: 'arn:aws:lambda:us-east-1:000000000000:function:a',
          ERROR_CODE: 'NO_PERMISSIONS',
          RETRY_ATTEMPTS: '0',
        },
      },
    },
  ])
  const event = JSON.parse(written[0]?.letter.body ?? '')
  expect(event).toMatchObject({ 'detail-type': 'f', detail: { at: 1 } })
  await expect(bus.deliverAgain('a', event)).rejects.toThrow('a cannot be called')
  undeliverable.clear()
  await bus.deliverAgain('a', event)
  await bus.idle()
  expect(seen).toEqual([event])
})

test('dead letters that an earlier version kept lie in the queue afterward, and no longer here', async () => {
  const dataDir = folder()
  const event = { id: 'one', 'detail-type': 'f', detail: {} }
  const old = { id: 'a-one', consumer: 'a', event, reason: 'down', failedAt: '2029-12-31T00:00:00.000Z' }
  mkdirSync(join(dataDir, 'bus'))
  writeFileSync(join(dataDir, 'bus', 'bus.json'), JSON.stringify({ waiting: [], deadLetters: [old] }))
  const bus = open([], dataDir)
  await bus.idle()
  await bus.stop()
  expect(written).toMatchObject([{ name: 'a', letter: { id: 'a-one' } }])
  expect(JSON.parse(written[0]?.letter.body ?? '')).toMatchObject({
    timestamp: old.failedAt,
    requestPayload: event,
    responsePayload: { errorMessage: 'down' },
  })
  expect(JSON.parse(readFileSync(join(dataDir, 'bus', 'bus.json'), 'utf8'))).toEqual({ waiting: [] })
})

test('the replay switch delivers every event several times', async () => {
  const seen: BusEvent[] = []
  const bus = open([collector('a', 'f', seen)])
  bus.replay(3)
  await bus.put([entry('f')])
  await bus.idle()
  expect(seen.map((event) => event.id)).toEqual(Array(3).fill(seen[0]?.id))
})

test('at most ten events are with one consumer at the same time', async () => {
  let inside = 0
  let most = 0
  const bus = open([
    {
      name: 'a',
      fact: 'f',
      invoke: async () => {
        inside += 1
        most = Math.max(most, inside)
        await new Promise((resolve) => setImmediate(resolve))
        inside -= 1
      },
    },
  ])
  await bus.put(Array.from({ length: 40 }, () => entry('f')))
  await bus.idle()
  expect(most).toBe(10)
})
