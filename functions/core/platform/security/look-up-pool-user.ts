import {
  AdminGetUserCommand,
  type AdminGetUserCommandOutput,
} from '@aws-sdk/client-cognito-identity-provider'
import { env } from '#core/env.ts'
import { serviceBusy } from '#core/platform/db/service-busy.ts'
import { userPool } from './user-pool.ts'

type PoolUser = {
  status: AdminGetUserCommandOutput['UserStatus']
  enabled: boolean
  email: string | undefined
  emailVerified: boolean
  secondFactor: boolean
}

/** Returns what the pool knows about a user, by name or address there; undefined when it has no such user. */
export async function lookUpPoolUser(
  name: string,
  userPoolId = env('USER_POOL_ID'),
): Promise<PoolUser | undefined> {
  try {
    const user = await userPool().send(new AdminGetUserCommand({ UserPoolId: userPoolId, Username: name }))
    const attribute = (wanted: string) => user.UserAttributes?.find(({ Name }) => Name === wanted)?.Value
    return {
      status: user.UserStatus,
      enabled: user.Enabled ?? true,
      email: attribute('email')?.toLowerCase(),
      emailVerified: attribute('email_verified') === 'true',
      secondFactor: (user.UserMFASettingList ?? []).length > 0,
    }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'UserNotFoundException') return undefined
    if (name === 'TooManyRequestsException') throw serviceBusy()
    throw error
  }
}
