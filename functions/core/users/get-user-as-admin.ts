import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider'
import { userPool } from '#core/accounts/user-pool.ts'
import { deletions } from '#core/deletions/deletions.ts'
import { env } from '#core/env.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import type { getUserAsAdmin as contract } from '#shared/users/admin-contract.ts'
import { userNotFound } from './change-standing.ts'
import { users } from './users.ts'

export async function getUserAsAdmin({ params }: ApiRequest<typeof contract>) {
  const { userId } = params
  const [user, security, deletion] = await Promise.all([
    users.get({ id: userId }, { consistent: true }),
    securityOf(userId),
    deletions.get({ userId }, { consistent: true }),
  ])
  if (!user) throw userNotFound()
  return {
    user,
    security,
    ...(deletion?.orderedBy && { deletionOrdered: true }),
    deletionBlockedAt: deletion?.blockedAt,
  }
}

async function securityOf(userId: string) {
  try {
    const { UserMFASettingList, UserAttributes, Enabled } = await userPool().send(
      new AdminGetUserCommand({ UserPoolId: env('USER_POOL_ID'), Username: userId }),
    )
    const verified = UserAttributes?.find(({ Name }) => Name === 'email_verified')?.Value
    return {
      secondFactor: (UserMFASettingList ?? []).length > 0,
      emailConfirmed: verified === 'true',
      enabled: Enabled ?? true,
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'UserNotFoundException') return undefined
    throw error
  }
}
