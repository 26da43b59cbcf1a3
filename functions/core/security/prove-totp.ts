import { VerifySoftwareTokenCommand } from '@aws-sdk/client-cognito-identity-provider'
import { userPool } from '#core/accounts/user-pool.ts'
import { AppError } from '#shared/errors.ts'
import { poolRefusal } from './pool-refusal.ts'

/** A code of the app that the pool knows, or was just told of. */
export async function proveTotp(accessToken: string, code: string): Promise<void> {
  try {
    await userPool().send(new VerifySoftwareTokenCommand({ AccessToken: accessToken, UserCode: code }))
  } catch (error) {
    if (error instanceof Error && error.name === 'SoftwareTokenMFANotFoundException')
      throw new AppError('conflict', 'second_factor_not_begun', 'Start the setup again.')
    throw poolRefusal(error)
  }
}
