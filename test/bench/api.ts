import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { commit } from '#core/db/commit.ts'
import { notifications } from '#core/notifications/notifications.ts'
import { functionEnvironment } from '#lib/local/functions/environment.ts'
import { demoUsers } from '#lib/local/seed/demo-accounts.ts'
import { tokensOf } from '#test/support/sign-in.ts'
import { benchNotification } from './bench-notification.ts'
import { atLeast, atMost, type Bench, known } from './figure.ts'
import { newDataDir, type Platform, removeDataDir, startPlatform } from './platform.ts'
import { median } from './statistics.ts'

const rounds = 9
const secondsARound = 2
const secondsToWarm = 3
const connections = 10
const path = '/api/notifications?limit=20'

/** A list of 20 over the local API, and the same query through the bare SDK in a server that does nothing else. */
export const api: Bench = async () => {
  const dataDir = newDataDir()
  const platform = await startPlatform(dataDir)
  try {
    const { id, email } = await member(platform)
    const { AccessToken } = await tokensOf(platform.url, email)
    const headers = { authorization: `Bearer ${AccessToken}` }
    const bare = await startBareServer(platform, id)
    try {
      const loadOurs = (duration: number) => load(`${platform.url}${path}`, duration, headers)
      const loadSdk = (duration: number) => load(bare.url, duration)
      await loadOurs(secondsToWarm)
      await loadSdk(secondsToWarm)
      const results: { ours: autocannon.Result; sdk: autocannon.Result }[] = []
      for (let round = 0; round < rounds; round++)
        results.push({ ours: await loadOurs(secondsARound), sdk: await loadSdk(secondsARound) })
      const each = (measure: (round: (typeof results)[number]) => number) => median(results.map(measure))
      return [
        known(
          'the API, a list of 20',
          each(({ ours }) => ours.requests.average),
          'req/s',
        ),
        known(
          'the same query through the bare SDK',
          each(({ sdk }) => sdk.requests.average),
          'req/s',
        ),
        atLeast(
          'ratio of the rates, round by round',
          each(({ ours, sdk }) => ours.requests.average / sdk.requests.average),
          0.6,
        ),
        known(
          'p99 of the API',
          each(({ ours }) => ours.latency.p99),
          'ms',
        ),
        known(
          'p99 of the bare SDK',
          each(({ sdk }) => sdk.latency.p99),
          'ms',
        ),
        atMost(
          'ratio of the p99, round by round',
          each(({ ours, sdk }) => ours.latency.p99 / sdk.latency.p99),
          2,
        ),
      ]
    } finally {
      bare.stop()
    }
  } finally {
    await platform.stop()
    removeDataDir(dataDir)
  }
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

async function startBareServer({ databaseEndpoint }: Platform, userId: string) {
  const args = [databaseEndpoint, process.env.TABLE_NAME ?? '', `USER#${userId}`]
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), args)
  const [port] = (await once(child, 'message')) as [number]
  return { url: `http://localhost:${port}/`, stop: () => child.disconnect() }
}

async function load(url: string, duration: number, headers: Record<string, string> = {}) {
  const result = await autocannon({ url, headers, connections, duration })
  if (result.non2xx || result.errors) throw new Error(`${url}: ${result.non2xx + result.errors} bad answers`)
  return result
}
