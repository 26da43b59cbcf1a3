import type { AppClient } from './app-clients.ts'
import { triggerAttributes } from './attributes.ts'
import { userDisabled, userNotConfirmed, wrongPassword } from './errors.ts'
import type { Pool } from './pool.ts'
import type { Session, User } from './pool-state.ts'
import { selfServiceScope, type TokenOverride } from './tokens.ts'

/** The client of a sign-in, and what it tells the triggers. */
export type Caller = { client: Pick<AppClient, 'id'>; metadata?: Record<string, string> | undefined }

type TokenSource =
  | 'TokenGeneration_Authentication'
  | 'TokenGeneration_NewPasswordChallenge'
  | 'TokenGeneration_RefreshTokens'
  | 'TokenGeneration_HostedAuth'

/** Counts a wrong password for real and unknown accounts alike; says more about an account only to its owner. */
export function afterPassword(pool: Pool, sub: string, isRight: boolean, caller: Caller) {
  const user = pool.users.find(sub)
  if (!user || !isRight) {
    pool.passwordTries.fail(sub)
    throw wrongPassword()
  }
  pool.passwordTries.clear(sub)
  if (!user.enabled) throw userDisabled()
  if (user.status === 'UNCONFIRMED') throw userNotConfirmed()
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    const clientId = caller.client.id
    return {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: pool.challenges.begin({ name: 'NEW_PASSWORD_REQUIRED', clientId, sub }),
      ChallengeParameters: {
        USER_ID_FOR_SRP: sub,
        requiredAttributes: '[]',
        userAttributes: JSON.stringify(user.attributes),
      },
    }
  }
  return askForSecondFactor(pool, user, 'TokenGeneration_Authentication', caller)
}

export function askForSecondFactor(pool: Pool, user: User, source: TokenSource, caller: Caller) {
  if (!user.totp?.enabled) return completeSignIn(pool, user, source, caller)
  const clientId = caller.client.id
  return {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session: pool.challenges.begin({ name: 'SOFTWARE_TOKEN_MFA', clientId, sub: user.sub }),
    ChallengeParameters: { USER_ID_FOR_SRP: user.sub },
  }
}

/** The one door to a session, whatever way the member proved who they are. */
export async function completeSignIn(
  pool: Pool,
  user: User,
  source: TokenSource,
  caller: Caller,
  scopes: readonly string[] = [selfServiceScope],
) {
  const clientId = caller.client.id
  await pool.triggers.run('postAuthentication', {
    source: 'PostAuthentication_Authentication',
    clientId,
    userName: user.sub,
    request: {
      userAttributes: triggerAttributes(user),
      newDeviceUsed: false,
      clientMetadata: caller.metadata,
    },
    response: {},
  })
  const override = await tokenOverride(pool, user, source, caller, scopes)
  const { session, refreshToken } = pool.sessions.start(user.sub, clientId, scopes)
  const tokens = await pool.tokens.issue(user, session, override)
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, RefreshToken: refreshToken } }
}

export async function refresh(pool: Pool, session: Session, caller: Caller) {
  const user = pool.users.get(session.sub)
  const override = await tokenOverride(
    pool,
    user,
    'TokenGeneration_RefreshTokens',
    caller,
    session.scopes ?? [selfServiceScope],
  )
  return { AuthenticationResult: await pool.tokens.issue(user, session, override) }
}

/** The trigger is not told which session is renewed, as on AWS. */
async function tokenOverride(
  pool: Pool,
  user: User,
  source: TokenSource,
  { client, metadata }: Caller,
  scopes: readonly string[],
): Promise<TokenOverride> {
  const { claimsAndScopeOverrideDetails: details } = await pool.triggers.run('preTokenGeneration', {
    source,
    clientId: client.id,
    userName: user.sub,
    request: {
      userAttributes: triggerAttributes(user),
      groupConfiguration: { groupsToOverride: [], iamRolesToOverride: [] },
      scopes: [...scopes],
      ...(metadata && { clientMetadata: metadata }),
    },
    response: { claimsAndScopeOverrideDetails: {} },
  })
  return { id: details?.idTokenGeneration, access: details?.accessTokenGeneration }
}
