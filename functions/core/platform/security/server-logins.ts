import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const secondsValid = 60

/**
 * Notes that the server is about to log a member in through its own client. The triggers recognize the login by this:
 * they are made before the clients, so they cannot know the clients’ ids.
 */
export const serverLogins = entity({
  name: 'server-login',
  erasure: { days: 1 },
  schema: z.object({
    clientId: z.string(),
    poolUserId: z.string(),
    expiresAt: z.iso.datetime(),
    version: z.int(),
  }),
  key: ({ clientId, poolUserId }: { clientId: string; poolUserId: string }) => ({
    pk: `SERVER_LOGIN#${clientId}#${poolUserId}`,
    sk: 'LOGIN',
  }),
  expiresAt: ({ expiresAt }) => expiresAt,
})

export function announceServerLogin(clientId: string, poolUserId: string, now: string): Write {
  const expiresAt = addTime(now, { seconds: secondsValid })
  return serverLogins.derive({ clientId, poolUserId, expiresAt, version: 1 })
}

export async function isServerLogin(clientId: string, poolUserId: string, now: string): Promise<boolean> {
  const announced = await serverLogins.get({ clientId, poolUserId }, { consistent: true })
  return announced !== undefined && now < announced.expiresAt
}
