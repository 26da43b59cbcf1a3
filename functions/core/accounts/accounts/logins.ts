import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { UserId } from '#shared/platform/users/user.ts'

/**
 * The account a pool user opens, when its id differs: the pool had lost its user, and the person who proved
 * the address got a new one.
 */
export const logins = entity({
  name: 'login',
  erasure: 'by login',
  schema: z.object({ poolUserId: z.string(), userId: UserId, version: z.int() }),
  key: ({ poolUserId }: { poolUserId: string }) => ({ pk: `LOGIN#${poolUserId}`, sk: 'LOGIN' }),
})

/** The id of the account that a user of the pool opens. */
export async function accountOf(poolUserId: string): Promise<string> {
  return (await logins.get({ poolUserId }, { consistent: true }))?.userId ?? poolUserId
}
