import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documents } from '#core/platform/db/client.ts'
import { printLogsWith } from '#core/platform/log/log.ts'
import { runningRole } from '#lib/local/functions/role.ts'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import type { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { newDataDir, startCloud, type TestCloud } from '#test/support/start-cloud.ts'
import { welcomedMember } from '#test/support/welcomed-member.ts'

const dataDir = newDataDir('dead-letters')
const file = join(dataDir, 'dead-letters', 'queues.json')
let cloud: TestCloud

beforeAll(async () => {
  await start()
  printLogsWith(() => undefined)
})

afterAll(async () => {
  fail()
  await cloud.stop()
  if (!process.env.TEST_LOGS_DIR) rmSync(dataDir, { recursive: true, force: true })
})

const start = async () => {
  cloud = await startCloud({ dataDir })
}

/** Lets every access of these functions to the table fail from now on, and none of others. */
function fail(...names: string[]): void {
  const name = 'failing'
  documents().middlewareStack.remove(name)
  documents().middlewareStack.add(
    (next) => async (args) => {
      if (names.includes(runningRole()?.name ?? '')) throw new Error('The table is out of reach.')
      return next(args)
    },
    { step: 'initialize', name, priority: 'high' },
  )
}

type Letter = { id: string; kind: string; function?: string; why: string; attributes: object; body: string }

const lettersByDomain = async (): Promise<Record<string, Letter[]>> => {
  const response = await fetch(`${cloud.url}/_local/dead-letters`)
  const queues = (await response.json()) as { domain: string; letters: Letter[] }[]
  return Object.fromEntries(queues.map(({ domain, letters }) => [domain, letters]))
}

const namesByDomain = async () =>
  Object.fromEntries(
    Object.entries(await lettersByDomain()).map(([domain, letters]) => [
      domain,
      letters.map((letter) => `${letter.function}: ${letter.kind}`).toSorted(),
    ]),
  )

async function redrive(asked: object = {}): Promise<{ redriven: string[]; kept: { id: string }[] }> {
  const body = JSON.stringify(asked)
  const response = await fetch(`${cloud.url}/_local/dead-letters`, { method: 'POST', body })
  expect(response.status).toBe(202)
  return (await response.json()) as { redriven: string[]; kept: { id: string }[] }
}

const undeliverable = async (...names: string[]) => {
  const body = JSON.stringify({ undeliverable: names })
  const response = await fetch(`${cloud.url}/_local/control/switches`, { method: 'POST', body })
  expect(response.status).toBe(200)
}

const settle = () => controlOf(cloud.url).settle()

const welcomesTo = async (email: string) =>
  (await controlOf(cloud.url).inbox(email)).filter(({ subject }) => subject.startsWith('Welcome')).length

const notificationsOf = async (client: Client) =>
  (await client.call(listNotifications, {})).body.items.map(({ title }) => title)

test('what fails, what cannot be delivered, and what no one can read wait in the queue of their domain, and each is redriven once', async () => {
  await settle()
  expect(await lettersByDomain()).toEqual({})
  fail('sendWelcomeMail', 'indexSearch')
  await undeliverable('notifyWelcome')
  const { client, email } = await welcomedMember(cloud.url)
  await settle()
  expect([await welcomesTo(email), await notificationsOf(client)]).toEqual([0, []])
  const { platform = [] } = await lettersByDomain()
  const of = (name: string) => platform.filter((letter) => letter.function === name)
  expect(of('sendWelcomeMail')).toMatchObject([{ kind: 'event', why: 'The table is out of reach.' }])
  expect(of('notifyWelcome')).toMatchObject([
    { kind: 'event', attributes: { ERROR_CODE: 'NO_PERMISSIONS', RETRY_ATTEMPTS: '0' } },
  ])
  expect(of('indexSearch').length).toBeGreaterThan(0)
  expect(new Set(of('indexSearch').map(({ kind }) => kind))).toEqual(new Set(['changes']))

  await cloud.stop()
  const queues = JSON.parse(readFileSync(file, 'utf8'))
  queues.support = [{ id: 'poisoned', body: '{oops', attributes: {}, sentAt: '2026-01-01T00:00:00.000Z' }]
  writeFileSync(file, JSON.stringify(queues))
  const before = platform.map((letter) => `${letter.function}: ${letter.kind}`).toSorted()
  await start()
  await settle()
  expect(await namesByDomain()).toEqual({ platform: before, support: ['undefined: unreadable'] })

  fail('indexSearch')
  const both = await Promise.all([1, 2].map(() => redrive({ function: 'sendWelcomeMail' })))
  expect(both.flatMap(({ redriven }) => redriven)).toHaveLength(1)
  await settle()
  expect([await welcomesTo(email), await notificationsOf(client)]).toEqual([1, []])
  // What the mail changed in the table has failed its reader, too.
  const waiting = (await namesByDomain()).platform ?? []
  expect(waiting).toEqual(expect.arrayContaining(before.filter((name) => !name.startsWith('sendWelcome'))))
  expect(waiting.filter((name) => name.endsWith('event'))).toEqual(['notifyWelcome: event'])

  // Its cause is still there.
  expect((await redrive({ function: 'indexSearch' })).redriven).toEqual([])
  fail()
  const { redriven, kept } = await redrive()
  expect(redriven).toHaveLength(waiting.length)
  expect(kept).toMatchObject([{ id: 'poisoned', why: 'It is not JSON.' }])
  await settle()
  expect([await welcomesTo(email), await notificationsOf(client)]).toEqual([1, ['Welcome to the lanes']])
  expect(await namesByDomain()).toEqual({ support: ['undefined: unreadable'] })
  expect(await redrive()).toMatchObject({ redriven: [], kept: [{ id: 'poisoned' }] })
})

test('a redrive that names no function or letter says what it takes', async () => {
  const post = async (body: object) =>
    (await fetch(`${cloud.url}/_local/dead-letters`, { method: 'POST', body: JSON.stringify(body) })).status
  expect(await Promise.all([{ function: 'getMe' }, { id: 'none' }, { name: 'x' }].map(post))).toEqual([
    400, 404, 400,
  ])
})
