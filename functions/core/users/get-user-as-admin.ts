import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider'
import { userPool } from '#core/accounts/user-pool.ts'
import { activities } from '#core/activities/activities.ts'
import { getMany } from '#core/db/get-many.ts'
import { env } from '#core/env.ts'
import type { ApiRequest } from '#core/http/endpoint.ts'
import type { getUserAsAdmin as contract } from '#shared/users/admin-contract.ts'
import { userNotFound } from './change-standing.ts'
import { users } from './users.ts'

const activitiesShown = 12

export async function getUserAsAdmin({ params }: ApiRequest<typeof contract>) {
  const { userId } = params
  const [user, security, newest] = await Promise.all([
    users.get({ id: userId }, { consistent: true }),
    securityOf(userId),
    activities.list({
      pk: activities.key({ userId, id: '' }).pk,
      prefix: 'ACTIVITY#',
      newestFirst: true,
      limit: activitiesShown,
    }),
  ])
  if (!user) throw userNotFound()
  const names = await namesOf(newest.items.map(({ actorId }) => actorId))
  return {
    user,
    security,
    activities: newest.items.map((activity) => ({
      ...activity,
      actorName: names.get(activity.actorId) ?? 'The platform',
    })),
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

async function namesOf(ids: string[]): Promise<Map<string, string>> {
  const items = await getMany([...new Set(ids)].map((id) => users.key({ id })))
  return new Map(items.map(({ id, name }) => [String(id), String(name)]))
}
