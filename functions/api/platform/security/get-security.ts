import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { emailChanges, isOpen } from '#core/platform/security/email-changes.ts'
import { lookUpPoolUser } from '#core/platform/security/look-up-pool-user.ts'
import { poolUserOf } from '#core/platform/security/pool-user-of.ts'
import { secondFactors } from '#core/platform/security/second-factors.ts'
import { getSecurity as contract } from '#shared/platform/security/contract.ts'
import { hasPassword } from '#shared/platform/users/has-password.ts'

async function getSecurity({ actor, now }: ApiRequest<typeof contract>) {
  const { userId, user } = actor
  const [factor, change, login] = await Promise.all([
    secondFactors.get({ userId }),
    emailChanges.get({ userId }),
    lookUpPoolUser(poolUserOf(user)),
  ])
  // The pool asks for the code, so what it says is what protects the account.
  const secondFactor = login?.secondFactor ?? false
  return {
    hasPassword: hasPassword(user),
    secondFactor,
    recoveryCodesLeft: (secondFactor && factor?.recoveryHashes.length) || 0,
    ...(!login && { loginMissing: true }),
    ...(change && isOpen(change, now) && { pendingEmail: change.email }),
  }
}

export const handler = endpoint(contract, getSecurity)
