import { users } from '#core/platform/users/users.ts'
import type { Client } from './client.ts'
import { userIdOf } from './records.ts'

/** The version of the caller's profile, as a form sends it. */
export async function versionOf(caller: Client | undefined): Promise<number> {
  const user = caller && (await users.get({ id: userIdOf(caller) }, { consistent: true }))
  return user?.version ?? 1
}
