import { randomBytes } from 'node:crypto'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import { poolTime } from '#core/platform/sessions/pool-time.ts'
import { AppError } from '#shared/errors.ts'
import { freshUntil } from '#shared/platform/security/fresh-login.ts'
import { hasPassword } from '#shared/platform/users/has-password.ts'
import { logInAtPool, type PoolLogin } from './log-in-at-pool.ts'
import { provePassword } from './prove-password.ts'
import { setPassword } from './set-password.ts'

/** Re-authentication: by the password, or for members without one by a login with Google a moment ago. */
export async function proveOwner(actor: Actor, password: string | undefined): Promise<void> {
  if (!hasPassword(actor.user)) return assertFreshLogin(actor)
  await provePassword(actor.user, given(password))
}

/** The same, for what the pool does only for a logged-in user. */
export async function asOwner<Answer>(
  actor: Actor,
  password: string | undefined,
  act: (login: PoolLogin) => Promise<Answer>,
): Promise<Answer> {
  const { user } = actor
  const login = await logInAtPool(user, hasPassword(user) ? given(password) : await newUnknownPassword(actor))
  try {
    return await act(login)
  } finally {
    await login.end()
  }
}

/** Members without a password have one that no one knows: this call replaces it with another that only it knows. */
async function newUnknownPassword(actor: Actor): Promise<string> {
  assertFreshLogin(actor)
  const password = randomBytes(48).toString('base64url')
  await setPassword(actor.user, password)
  return password
}

function given(password: string | undefined): string {
  if (password) return password
  throw new AppError('invalid', 'validation_failed', 'Enter your password.', {
    errors: [{ path: 'body.password', message: 'Enter your password' }],
  })
}

export function assertFreshLogin({ signedInAt }: Actor): void {
  if (Date.parse(poolTime()) > freshUntil(signedInAt))
    throw new AppError('forbidden', 'log_in_again', 'Confirm with Google that it is you, then try again.')
}
