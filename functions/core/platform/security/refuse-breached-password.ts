import { isBreachedPassword } from '#core/platform/security/is-breached-password.ts'
import { breachedPassword } from '#core/platform/security/registration-refusals.ts'
import { AppError } from '#shared/errors.ts'

export async function refuseBreachedPassword(newPassword: string): Promise<void> {
  if (await isBreachedPassword(newPassword))
    throw new AppError('invalid', 'breached_password', breachedPassword, {
      errors: [{ path: 'body.newPassword', message: breachedPassword }],
    })
}
