import { type ApiHandler, endpoint } from '#core/platform/actors/endpoint.ts'
import { documents } from '#core/platform/db/client.ts'
import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { getMe, updateMe } from '#shared/platform/users/contract.ts'
import { apiEvent } from './api-event.ts'
import { atMost, type Bench } from './figure.ts'
import { median } from './statistics.ts'

const calls = 5000
const rounds = 7

/** What a warm call of `endpoint()` costs by itself: storage answers at once with the caller’s profile. */
export const pipeline: Bench = async () => {
  Object.assign(process.env, { AWS_REGION: 'us-east-1', TABLE_NAME: 'bench' })
  const user = demoUsers(new Date().toISOString()).find(({ status }) => status === 'active')
  if (!user) throw new Error('there is no active demo account')
  Object.assign(documents(), { send: async () => ({ Item: user }) })

  const read = endpoint(getMe, async ({ actor }) => ({
    ...actor.user,
    unreadNotifications: 0,
    sessionTimeoutMinutes: 30,
  }))
  const write = endpoint(updateMe, async ({ actor, body }) => ({ ...actor.user, ...body }))
  const { id: userId, version } = user
  const good = apiEvent(updateMe, { userId, body: { bio: 'Two 18s, one wall.', city: 'Mesa', version } })
  const bad = apiEvent(updateMe, { userId, body: { bio: 7, unknown: true, version } })
  return [
    atMost('pipeline, a read', await perCall(read, apiEvent(getMe, { userId }), 200), 100, 'µs'),
    atMost('pipeline, a write', await perCall(write, good, 200), 100, 'µs'),
    atMost('pipeline, a refused write', await perCall(write, bad, 400), 100, 'µs'),
  ]
}

async function perCall(
  handler: ApiHandler,
  event: Parameters<ApiHandler>[0],
  expected: number,
): Promise<number> {
  const { statusCode, body } = await handler(event)
  if (statusCode !== expected) throw new Error(`the pipeline answered ${statusCode}: ${body}`)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const begin = performance.now()
    for (let call = 0; call < calls; call++) await handler(event)
    times.push(((performance.now() - begin) / calls) * 1000)
  }
  return median(times)
}
