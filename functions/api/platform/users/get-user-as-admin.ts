import { deletions } from '#core/accounts/deletions/deletions.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { lookUpPoolUser } from '#core/platform/security/look-up-pool-user.ts'
import { poolUserOf } from '#core/platform/security/pool-user-of.ts'
import { userNotFound } from '#core/platform/users/change-standing.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import { getUserAsAdmin as contract } from '#shared/platform/users/admin-contract.ts'

async function getUserAsAdmin({ params }: ApiRequest<typeof contract>) {
  const { userId } = params
  const [user, deletion] = await Promise.all([
    users.get({ id: userId }, { consistent: true }),
    deletions.get({ userId }, { consistent: true }),
  ])
  if (!user) throw userNotFound()
  return {
    user,
    security: await securityOf(user),
    ...(deletion?.orderedBy && { deletionOrdered: true }),
    deletionBlockedAt: deletion?.blockedAt,
  }
}

async function securityOf(user: StoredUser) {
  const login = await lookUpPoolUser(poolUserOf(user))
  if (!login) return undefined
  const { secondFactor, emailVerified: emailConfirmed, enabled } = login
  return { secondFactor, emailConfirmed, enabled }
}

export const handler = endpoint(contract, getUserAsAdmin)
