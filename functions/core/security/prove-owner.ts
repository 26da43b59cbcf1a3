import type { Actor } from '#core/http/authenticate.ts'
import { poolTime } from '#core/sessions/pool-time.ts'
import { AppError } from '#shared/errors.ts'
import { freshUntil } from '#shared/security/fresh-login.ts'
import { hasPassword } from '#shared/users/has-password.ts'
import { provePassword } from './prove-password.ts'

/** Re-authentication: by the password, or for members without one by a login with Google a moment ago. */
export async function proveOwner(actor: Actor, password: string | undefined): Promise<void> {
  if (!hasPassword(actor.user)) return assertFreshLogin(actor)
  if (!password)
    throw new AppError('invalid', 'validation_failed', 'Enter your password.', {
      errors: [{ path: 'body.password', message: 'Enter your password' }],
    })
  await provePassword(actor.accessToken, password)
}

export function assertFreshLogin({ signedInAt }: Actor): void {
  if (Date.parse(poolTime()) > freshUntil(signedInAt))
    throw new AppError('forbidden', 'log_in_again', 'Confirm with Google that it is you, then repeat this.')
}
