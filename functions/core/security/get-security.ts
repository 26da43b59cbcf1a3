import type { ApiRequest } from '#core/http/endpoint.ts'
import type { getSecurity as contract } from '#shared/security/contract.ts'
import { hasPassword } from '#shared/users/has-password.ts'
import { emailChanges, isOpen } from './email-changes.ts'
import { secondFactors } from './second-factors.ts'

export async function getSecurity({ actor, now }: ApiRequest<typeof contract>) {
  const { userId, user } = actor
  const [factor, change] = await Promise.all([secondFactors.get({ userId }), emailChanges.get({ userId })])
  return {
    hasPassword: hasPassword(user),
    secondFactor: factor !== undefined,
    recoveryCodesLeft: factor?.recoveryHashes.length ?? 0,
    ...(change && isOpen(change, now) && { pendingEmail: change.email }),
  }
}
