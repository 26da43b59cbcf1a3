import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printLogsWith } from '#core/platform/log/log.ts'
import { consumers } from '#lib/background-infra/consumers.ts'
import { inbound } from '#lib/background-infra/inbound.ts'
import { jobs } from '#lib/background-infra/jobs.ts'
import { streams } from '#lib/background-infra/streams.ts'
import { allFunctions } from '#lib/bundle/functions.ts'
import type { FunctionInfra } from '#lib/function-infra.ts'
import { aHold, answerHold, noticeHold } from '#test/support/holds.ts'

// After a restore, nothing is sent or charged that no person asks for: everything that works by itself is called here
// with a table that is held.

type Handler = (event: object) => Promise<unknown>

const documents = mockClient(DynamoDBDocumentClient)
let lines: { event: string; job?: string }[] = []

beforeAll(async () => {
  process.env.TABLE_NAME = 'test'
  printLogsWith((line) => void lines.push(JSON.parse(line)))
  answerHold(documents.rejects(new Error('A held function asks for nothing but the hold.')), aHold())
  await noticeHold()
})

afterAll(() => documents.restore())

async function handlerOf({ entry }: FunctionInfra): Promise<Handler> {
  const file = pathToFileURL(join(import.meta.dirname, '../../functions', entry)).href
  return ((await import(file)) as { handler: Handler }).handler
}

/** Calls a function as it is called by itself, and tells whether it left its work where it is. */
async function isHeld(infra: FunctionInfra): Promise<boolean> {
  const handler = await handlerOf(infra)
  const failure = await handler({ time: '2026-01-01T00:00:00Z', detail: {} }).catch((error: unknown) => error)
  return failure instanceof Error && failure.name === 'PlatformHeld'
}

test('every job leaves its work where it is, and says which job it is', async () => {
  const wrong: string[] = []
  for (const [name, infra] of Object.entries(jobs)) {
    lines = []
    const handler = await handlerOf(infra)
    const answer = await handler({ time: '2026-01-01T00:00:00Z' }).catch((error: unknown) => error)
    const [line] = lines
    if (answer !== undefined || line?.event !== 'job.held' || line.job !== name) wrong.push(name)
  }
  expect(wrong).toEqual([])
})

/**
 * Told by the mail service of mails that went out: their addresses must be spared in the restored table, too. They only
 * write rows, as below.
 */
const notHeld = ['followNewsletterBounce', 'suppressAddress']

test('every consumer gives its fact back, but for those that take in what became of mails', async () => {
  const free: string[] = []
  for (const [name, infra] of Object.entries(consumers)) if (!(await isHeld(infra))) free.push(name)
  expect(free.toSorted()).toEqual(notHeld)
})

/** What a function may have that works by itself and is not held: it reads, and writes into the platform’s own stores. */
const harmless = new Set([
  'entry',
  'table',
  'env',
  'memoryMb',
  'timeoutSeconds',
  'reservedConcurrency',
  'on',
  'noun',
  'entities',
  'removals',
])

test('what works by itself and is not held can neither send, nor call out, nor charge', () => {
  const others = {
    ...inbound,
    ...streams,
    ...Object.fromEntries(notHeld.map((name) => [name, consumers[name]])),
  }
  const granted = Object.entries(others).flatMap(([name, infra = {}]) =>
    Object.keys(infra)
      .filter((key) => !harmless.has(key))
      .map((key) => [name, key, (infra as Record<string, unknown>)[key]]),
  )
  expect(granted).toEqual([
    // It reads a mail that came in, and stores it; what becomes of it is up to a consumer.
    ['receiveMail', 'media', ['readReceivedMail']],
    // It passes over what the restore brought back.
    ['publishFacts', 'putsEvents', true],
    // It notes opt-outs beside the backups.
    ['indexSearch', 'backups', ['putOptOut']],
  ])
})

test('all else is called by a person, or by a provider that is only listened to', () => {
  const byThemselves = new Set(['consumer', 'job', 'stream', 'inbound'])
  const kinds = new Set(allFunctions().map(({ kind }) => kind))
  expect([...kinds].filter((kind) => !byThemselves.has(kind)).toSorted()).toEqual([
    'live',
    'route',
    'site',
    'trigger',
  ])
})
