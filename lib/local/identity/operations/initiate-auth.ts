import * as z from 'zod/mini'
import { poolName } from '#lib/local/identity/accounts.ts'
import { type AppClient, assertFlow } from '#lib/local/identity/app-clients.ts'
import { triggerAttributes } from '#lib/local/identity/attributes.ts'
import { invalidParameter } from '#lib/local/identity/errors.ts'
import {
  adminClientOperation,
  ClientMetadata,
  clientOperation,
  parameter,
  StringMap,
} from '#lib/local/identity/operation.ts'
import type { Pool } from '#lib/local/identity/pool.ts'
import { afterPassword, refresh } from '#lib/local/identity/sign-in.ts'
import { createServerKeys, passwordMatches, readClientKey, toHex } from '#lib/local/identity/srp.ts'

type Parameters = Record<string, string>
type Attempt = { client: AppClient; parameters: Parameters; metadata: Parameters | undefined }
type Flow = (pool: Pool, attempt: Attempt) => object | Promise<object>

const flows: Record<string, Flow> = {
  USER_SRP_AUTH: startSrp,
  USER_PASSWORD_AUTH: checkPassword,
  REFRESH_TOKEN_AUTH: refreshTokens,
  REFRESH_TOKEN: refreshTokens,
}

const adminFlows: Record<string, Flow> = { ADMIN_USER_PASSWORD_AUTH: checkPassword }

const Input = { AuthFlow: z.string(), AuthParameters: StringMap, ClientMetadata }

export const initiateAuth = clientOperation(Input, (pool, input, client) => begin(flows, pool, input, client))

export const adminInitiateAuth = adminClientOperation(Input, (pool, input, client) =>
  begin(adminFlows, pool, input, client),
)

function begin(
  known: Record<string, Flow>,
  pool: Pool,
  { AuthFlow, AuthParameters, ClientMetadata: metadata }: z.infer<z.ZodMiniObject<typeof Input>>,
  client: AppClient,
) {
  const flow = Object.hasOwn(known, AuthFlow) ? known[AuthFlow] : undefined
  if (!flow) throw invalidParameter(`${AuthFlow} is not a flow of this operation`)
  assertFlow(client, AuthFlow === 'REFRESH_TOKEN' ? 'REFRESH_TOKEN_AUTH' : AuthFlow)
  return flow(pool, { client, parameters: AuthParameters, metadata })
}

/** The one way to renew that tells the triggers what the client says. */
export const getTokensFromRefreshToken = clientOperation(
  { RefreshToken: z.string(), ClientMetadata },
  (pool, { RefreshToken, ClientMetadata: metadata }, client) =>
    refresh(pool, pool.sessions.resume(RefreshToken, client.id), { client, metadata }),
)

async function startSrp(pool: Pool, attempt: Attempt) {
  const { client, parameters } = attempt
  const { sub, credentials } = identify(pool, parameter(parameters, 'USERNAME'))
  const clientKey = readClientKey(parameter(parameters, 'SRP_A'))
  if (clientKey === undefined) throw invalidParameter('SRP_A is not a valid public key.')
  await beginAttempt(pool, sub, attempt)
  const { salt, verifier } = credentials
  const serverKeys = createServerKeys(verifier)
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      USERNAME: sub,
      USER_ID_FOR_SRP: sub,
      SALT: salt,
      SRP_B: toHex(serverKeys.publicKey),
      SECRET_BLOCK: pool.challenges.begin({
        name: 'PASSWORD_VERIFIER',
        clientId: client.id,
        sub,
        verifier,
        clientKey,
        serverKeys,
      }),
    },
  }
}

/** The client’s metadata goes to the first trigger alone. */
async function checkPassword(pool: Pool, attempt: Attempt) {
  const { client, parameters } = attempt
  const { sub, credentials } = identify(pool, parameter(parameters, 'USERNAME'))
  const password = parameter(parameters, 'PASSWORD')
  await beginAttempt(pool, sub, attempt)
  const isRight = passwordMatches(credentials, poolName(pool), sub, password)
  return afterPassword(pool, sub, isRight, { client })
}

function refreshTokens(pool: Pool, { client, parameters }: Attempt) {
  const session = pool.sessions.resume(parameter(parameters, 'REFRESH_TOKEN'), client.id)
  return refresh(pool, session, { client })
}

async function beginAttempt(pool: Pool, sub: string, { client, metadata }: Attempt) {
  pool.passwordTries.assertOpen(sub)
  const user = pool.users.find(sub)
  await pool.triggers.run('preAuthentication', {
    source: 'PreAuthentication_Authentication',
    clientId: client.id,
    userName: sub,
    request: {
      userAttributes: user ? triggerAttributes(user) : {},
      userNotFound: user === undefined,
      ...(metadata && { validationData: metadata }),
    },
    response: {},
  })
}

/** Unknown names get an identity too, so that nothing before the last step tells them apart. */
function identify(pool: Pool, name: string) {
  const user = pool.users.find(name)
  if (user) return user
  const sub = pool.strangers.subOf(name)
  return { sub, credentials: pool.strangers.credentialsOf(sub) }
}
