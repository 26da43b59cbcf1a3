import type { StoredUser } from '#core/platform/users/users.ts'
import { logInAtPool } from './log-in-at-pool.ts'

/** Re-authentication: a stolen token alone must not take over the account. */
export async function provePassword(
  user: StoredUser,
  password: string,
  passwordField?: string,
): Promise<void> {
  const login = await logInAtPool(user, password, passwordField)
  await login.end()
}
