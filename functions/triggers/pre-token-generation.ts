import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda'
import { logins } from '#core/accounts/accounts/logins.ts'
import { log } from '#core/platform/log/log.ts'
import { findPoolPermit, renewal } from '#core/platform/security/pool-permits.ts'
import { isServerLogin } from '#core/platform/security/server-logins.ts'
import { poolTime } from '#core/platform/sessions/pool-time.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import { accountClaim } from '#shared/platform/sessions/claims.ts'
import { accountSuspended } from '#shared/platform/users/account-suspended.ts'

/** The scope the pool requires before it lets the bearer of a token change or delete their own user there. */
const selfService = 'aws.cognito.signin.user.admin'

/**
 * Decides what every token is good for, before the pool issues it. None lets a browser do anything at the pool itself,
 * suspended members get none, and only our own route renews: it alone learns which session that is.
 */
export async function handler(
  event: PreTokenGenerationV2TriggerEvent,
): Promise<PreTokenGenerationV2TriggerEvent> {
  const { triggerSource, callerContext, request } = event
  const poolUserId = request.userAttributes.sub ?? ''
  const now = poolTime()
  const renews = triggerSource === 'TokenGeneration_RefreshTokens'
  const [user, byServer, permitted] = await Promise.all([
    memberOf(poolUserId),
    isServerLogin(callerContext.clientId, poolUserId, now),
    !renews || findPoolPermit(request.clientMetadata?.permit ?? '', renewal, now),
  ])
  if (!permitted) refuse('renewed_elsewhere', poolUserId, 'Renew your session on our website.')
  if (user?.status === 'suspended') refuse('suspended', poolUserId, accountSuspended)
  event.response.claimsAndScopeOverrideDetails = {
    accessTokenGeneration: {
      ...(!byServer && { scopesToSuppress: [selfService] }),
      ...(user && user.id !== poolUserId && { claimsToAddOrOverride: { [accountClaim]: user.id } }),
    },
  }
  return event
}

async function memberOf(poolUserId: string): Promise<StoredUser | undefined> {
  const [user, login] = await Promise.all([
    users.get({ id: poolUserId }, { consistent: true }),
    logins.get({ poolUserId }, { consistent: true }),
  ])
  return login ? users.get({ id: login.userId }, { consistent: true }) : user
}

function refuse(reason: string, poolUserId: string, sentence: string): never {
  log.warn('security.token_refused', { reason, poolUserId })
  throw new Error(sentence)
}
