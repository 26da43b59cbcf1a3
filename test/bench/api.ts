import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { commit } from '#core/platform/db/commit.ts'
import { notifications } from '#core/platform/notifications/notifications.ts'
import { functionEnvironment } from '#lib/local/functions/environment.ts'
import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { tokensOf } from '#test/support/sign-in.ts'
import { benchNotification } from './bench-notification.ts'
import { atLeast, atMost, type Bench, known } from './figure.ts'
import { newDataDir, type Platform, removeDataDir, startPlatform } from './platform.ts'
import { median } from './statistics.ts'

const rounds = 9
const secondsARound = 1
const secondsToWarm = 2
const connections = 10

type Target = { url: string; headers?: Record<string, string> }

/** Two lists and one item over the local API, and the queries of the lists through a server that does nothing else. */
export const api: Bench = async () => {
  const dataDir = newDataDir()
  const platform = await startPlatform(dataDir)
  try {
    const { id, email } = await member(platform)
    const { AccessToken } = await tokensOf(platform.url, email)
    const bare = await startBareServer(platform)
    const query = (pk: string, from: string, limit: number) => ({
      url: `${bare.url}?${new URLSearchParams({ pk, from, limit: String(limit) })}`,
    })
    try {
      const directory = (await (await fetch(`${platform.url}/api/members`)).json()) as {
        items: { id: string }[]
      }
      const results = await roundsOf({
        own: {
          url: `${platform.url}/api/notifications?limit=20`,
          headers: { authorization: `Bearer ${AccessToken}` },
        },
        bareOwn: query(`USER#${id}`, 'NOTIFICATION#', 20),
        members: { url: `${platform.url}/api/members` },
        bareMembers: query('MEMBERS#newest', ' ', 24),
        one: { url: `${platform.url}/api/members/${directory.items[0]?.id}` },
      })
      const each = (measure: (round: (typeof results)[number]) => number) => median(results.map(measure))
      const rate = (name: keyof (typeof results)[number]) => each((round) => round[name].requests.average)
      const p99 = (name: keyof (typeof results)[number]) => each((round) => round[name].latency.p99)
      return [
        known('a member’s own list of 20', rate('own'), 'req/s'),
        known('the same query through the bare SDK', rate('bareOwn'), 'req/s'),
        atLeast(
          'ratio of the rates, round by round',
          each(({ own, bareOwn }) => own.requests.average / bareOwn.requests.average),
          0.6,
        ),
        known('p99 of the list', p99('own'), 'ms'),
        known('p99 of the bare SDK', p99('bareOwn'), 'ms'),
        atMost(
          'ratio of the p99, round by round',
          each(({ own, bareOwn }) => own.latency.p99 / bareOwn.latency.p99),
          2,
        ),
        known(`the members, a list of ${directory.items.length}`, rate('members'), 'req/s'),
        known('the same query through the bare SDK', rate('bareMembers'), 'req/s'),
        known('one member', rate('one'), 'req/s'),
        atLeast(
          'ratio of the list to the bare query, round by round',
          each(({ members, bareMembers }) => members.requests.average / bareMembers.requests.average),
          1,
        ),
        known(
          'ratio of the list to one member, round by round',
          each(({ members, one }) => members.requests.average / one.requests.average),
          '',
        ),
        known('p99 of the members', p99('members'), 'ms'),
      ]
    } finally {
      bare.stop()
    }
  } finally {
    await platform.stop()
    removeDataDir(dataDir)
  }
}

/** One after the other, again and again, so that what else the machine does hits all of them. */
async function roundsOf<K extends string>(targets: Record<K, Target>) {
  const entries = Object.entries(targets) as [K, Target][]
  for (const [, target] of entries) await load(target, secondsToWarm)
  const results: Record<K, autocannon.Result>[] = []
  for (let round = 0; round < rounds; round++) {
    const loaded: [K, autocannon.Result][] = []
    for (const [name, target] of entries) loaded.push([name, await load(target, secondsARound)])
    results.push(Object.fromEntries(loaded) as Record<K, autocannon.Result>)
  }
  return results
}

/** A demo member, with 20 notifications more. */
async function member({ url, databaseEndpoint }: Platform) {
  const now = new Date().toISOString()
  const user = demoUsers(now).find(({ email }) => email.startsWith('member@'))
  if (!user) throw new Error('there is no demo member')
  Object.assign(process.env, functionEnvironment({ url, databaseEndpoint }))
  const received = Array.from({ length: 20 }, () => benchNotification(user.id, now))
  await commit(...received.map((item) => notifications.put(item, { absent: true })))
  return user
}

async function startBareServer({ databaseEndpoint }: Platform) {
  const args = [databaseEndpoint, process.env.TABLE_NAME ?? '']
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), args)
  const [port] = (await once(child, 'message')) as [number]
  return { url: `http://localhost:${port}/`, stop: () => child.disconnect() }
}

async function load({ url, headers = {} }: Target, duration: number) {
  const result = await autocannon({ url, headers, connections, duration })
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx + result.errors} bad answers`)
  return result
}
