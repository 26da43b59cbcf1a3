import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import type { JWTPayload } from 'jose'
import type { LocalService } from '../service.ts'
import { createAccessTokenVerifier } from './access-token.ts'
import { addAccount } from './accounts.ts'
import { createAppClients } from './app-clients.ts'
import { createChallenges } from './challenges.ts'
import { createCodes } from './codes.ts'
import { limitExceeded, notAuthorized } from './errors.ts'
import { createLockout } from './lockout.ts'
import { createMessages } from './messages.ts'
import { createHostedSignIn } from './oauth/hosted-sign-in.ts'
import { createIdentityProvider, type ProviderSettings } from './oauth/identity-provider.ts'
import type { Pool } from './pool.ts'
import type { PoolState } from './pool-state.ts'
import { createProtocol } from './protocol.ts'
import type { SendMail } from './send-mail.ts'
import { createSessions } from './sessions.ts'
import { generateSigningKey, importSigningKey } from './signing-key.ts'
import { createSimulatedUsers } from './simulated-users.ts'
import { createStateFile, readState } from './state-file.ts'
import { createTokens } from './tokens.ts'
import { createTriggers, type UserPoolTriggers } from './triggers.ts'
import { createUsers } from './users.ts'

export type UserPoolOptions = {
  dataDir: string
  sendMail: SendMail
  triggers?: UserPoolTriggers
  poolId?: string
  /** The browser’s client, which anyone may call through. */
  clientId?: string
  /** The application’s own, which proves itself. */
  serverClient?: { id: string; secret: string }
  /** The address that serves the pool’s documents; the issuer stays that of AWS. */
  endpoint?: string
  /** The site that signs in through the hosted pages, and the provider they lead to. */
  hosted?: { siteUrl: string; provider: ProviderSettings }
  now?: () => number
}

export type SeededUser = {
  sub: string
  email: string
  password: string
  confirmed?: boolean
  attributes?: Record<string, string>
}

export type UserPool = {
  service: LocalService
  poolId: string
  clientId: string
  issuer: string
  verifyAccessToken(token: string): Promise<JWTPayload>
  addUser(user: SeededUser): Promise<void>
  stop(): Promise<void>
}

const minute = 60 * 1000
const wrongTries = { freeFailures: 5, firstLockMs: 1000, longestLockMs: 15 * minute }

/** A Cognito user pool of our own, for the one machine it runs on. */
export async function createUserPool(options: UserPoolOptions): Promise<UserPool> {
  const { poolId = 'us-east-1_local', clientId = 'localclient', serverClient, now = Date.now } = options
  const clients = createAppClients([
    { id: clientId, flows: ['USER_SRP_AUTH', 'USER_PASSWORD_AUTH', 'REFRESH_TOKEN_AUTH'] },
    ...(serverClient ? [{ ...serverClient, flows: ['ADMIN_USER_PASSWORD_AUTH'] }] : []),
  ])
  const file = resolve(join(options.dataDir, 'identity.json'))
  const state = (await readState(file)) ?? (await createState())
  const stateFile = createStateFile(file, () => ({ ...state, users: users.all(), sessions: sessions.all() }))
  const { changed } = stateFile

  const origin = `https://cognito-idp.${poolId.split('_')[0]}.amazonaws.com`
  const issuer = `${origin}/${poolId}`
  const key = importSigningKey(state.signingKey)
  const users = createUsers(state.users, changed, now)
  const sessions = createSessions(state.sessions, changed, now)
  const strangers = createSimulatedUsers(state.secret)
  const triggers = createTriggers(options.triggers ?? {}, poolId, clientId)
  const verifyAccessToken = createAccessTokenVerifier({ key, issuer, isClient: clients.has, now })
  const attemptsExceeded = () => notAuthorized('Password attempts exceeded')

  const pool: Pool = {
    id: poolId,
    clientId,
    clients,
    now,
    users,
    strangers,
    sessions,
    codes: createCodes(users, strangers, state.secret, now),
    challenges: createChallenges(now),
    passwordTries: createLockout({ ...wrongTries, refusal: attemptsExceeded }, now),
    mfaTries: createLockout({ ...wrongTries, refusal: limitExceeded }, now),
    tokens: createTokens({ key, issuer, clientId, now }),
    verifyAccessToken,
    triggers,
    sendMessage: createMessages(options.sendMail, triggers),
  }
  const documents = new Map<string, object>([
    [`/${poolId}/.well-known/jwks.json`, { keys: [key.publicJwk] }],
    [
      `/${poolId}/.well-known/openid-configuration`,
      {
        issuer,
        jwks_uri: `${options.endpoint ?? origin}/${poolId}/.well-known/jwks.json`,
        id_token_signing_alg_values_supported: ['RS256'],
        subject_types_supported: ['public'],
      },
    ],
  ])
  changed()
  const protocol = createProtocol(pool, documents)
  const hosted = hostedSignIn(pool, options)

  return {
    async service(request) {
      const answer = await (/^\/(oauth2\/|logout$)/.test(request.path) ? hosted(request) : protocol(request))
      // An answered change must not be lost with the process; a full disk is reported when the pool stops.
      await stateFile.flush().catch(() => undefined)
      return answer
    },
    poolId,
    clientId,
    issuer,
    // Matches the gateway’s authorizer, which refuses the tokens of other clients.
    async verifyAccessToken(token) {
      const claims = verifyAccessToken(token)
      if (claims.client_id !== clientId) throw notAuthorized('Invalid Access Token')
      return claims
    },
    addUser: async (user) => addSeededUser(pool, user),
    stop: stateFile.flush,
  }
}

function hostedSignIn(pool: Pool, { hosted, endpoint }: UserPoolOptions): LocalService {
  if (!hosted) return async () => ({ status: 404 })
  const { siteUrl, provider } = hosted
  return createHostedSignIn(pool, {
    providers: [createIdentityProvider(provider, `${endpoint}/oauth2/idpresponse`, pool.now)],
    callbackUrls: [`${siteUrl}/auth/google`],
    logoutUrls: [`${siteUrl}/`],
    scopes: ['openid', 'email'],
  })
}

function addSeededUser(pool: Pool, { sub, email, password, confirmed = true, attributes }: SeededUser) {
  if (pool.users.find(sub)) return
  addAccount(pool, {
    sub,
    password,
    status: confirmed ? 'CONFIRMED' : 'UNCONFIRMED',
    attributes: { ...attributes, email, email_verified: String(confirmed) },
  })
}

async function createState(): Promise<PoolState> {
  return {
    version: 1,
    signingKey: await generateSigningKey(),
    secret: randomBytes(32).toString('base64url'),
    users: [],
    sessions: [],
  }
}
