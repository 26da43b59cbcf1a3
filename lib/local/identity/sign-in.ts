import { triggerAttributes } from './attributes.ts'
import { userDisabled, userNotConfirmed, wrongPassword } from './errors.ts'
import type { Pool } from './pool.ts'
import type { Session, User } from './pool-state.ts'

type Metadata = Record<string, string> | undefined

type TokenSource =
  | 'TokenGeneration_Authentication'
  | 'TokenGeneration_NewPasswordChallenge'
  | 'TokenGeneration_RefreshTokens'
  | 'TokenGeneration_HostedAuth'

/** Counts a wrong password for real and unknown accounts alike; says more about an account only to its owner. */
export function afterPassword(pool: Pool, sub: string, isRight: boolean, metadata: Metadata) {
  const user = pool.users.find(sub)
  if (!user || !isRight) {
    pool.passwordTries.fail(sub)
    throw wrongPassword()
  }
  pool.passwordTries.clear(sub)
  if (!user.enabled) throw userDisabled()
  if (user.status === 'UNCONFIRMED') throw userNotConfirmed()
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    return {
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session: pool.challenges.begin({ name: 'NEW_PASSWORD_REQUIRED', sub }),
      ChallengeParameters: {
        USER_ID_FOR_SRP: sub,
        requiredAttributes: '[]',
        userAttributes: JSON.stringify(user.attributes),
      },
    }
  }
  return askForSecondFactor(pool, user, 'TokenGeneration_Authentication', metadata)
}

export function askForSecondFactor(pool: Pool, user: User, source: TokenSource, metadata: Metadata) {
  if (!user.totp?.enabled) return completeSignIn(pool, user, source, metadata)
  return {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session: pool.challenges.begin({ name: 'SOFTWARE_TOKEN_MFA', sub: user.sub }),
    ChallengeParameters: { USER_ID_FOR_SRP: user.sub },
  }
}

/** The one door to a session, whatever way the member proved who they are. */
export async function completeSignIn(pool: Pool, user: User, source: TokenSource, metadata: Metadata) {
  await pool.triggers.run('postAuthentication', {
    source: 'PostAuthentication_Authentication',
    userName: user.sub,
    request: { userAttributes: triggerAttributes(user), newDeviceUsed: false, clientMetadata: metadata },
    response: {},
  })
  const override = await claimsOverride(pool, user, source, metadata)
  const { session, refreshToken } = pool.sessions.start(user.sub)
  const tokens = await pool.tokens.issue(user, session, override)
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, RefreshToken: refreshToken } }
}

export async function refresh(pool: Pool, session: Session, metadata: Metadata) {
  const user = pool.users.get(session.sub)
  const override = await claimsOverride(pool, user, 'TokenGeneration_RefreshTokens', metadata)
  return { AuthenticationResult: await pool.tokens.issue(user, session, override) }
}

async function claimsOverride(pool: Pool, user: User, source: TokenSource, metadata: Metadata) {
  const { claimsOverrideDetails: details } = await pool.triggers.run('preTokenGeneration', {
    source,
    userName: user.sub,
    request: { userAttributes: triggerAttributes(user), groupConfiguration: {}, clientMetadata: metadata },
    response: { claimsOverrideDetails: {} },
  })
  return { add: details?.claimsToAddOrOverride, suppress: details?.claimsToSuppress }
}
