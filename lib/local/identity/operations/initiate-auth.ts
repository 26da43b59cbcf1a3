import * as z from 'zod/mini'
import { poolName } from '#lib/local/identity/accounts.ts'
import { triggerAttributes } from '#lib/local/identity/attributes.ts'
import { invalidParameter } from '#lib/local/identity/errors.ts'
import { ClientMetadata, clientOperation, parameter, StringMap } from '#lib/local/identity/operation.ts'
import type { Pool } from '#lib/local/identity/pool.ts'
import { afterPassword, refresh } from '#lib/local/identity/sign-in.ts'
import { createServerKeys, passwordMatches, readClientKey, toHex } from '#lib/local/identity/srp.ts'

type Parameters = Record<string, string>
type Flow = (pool: Pool, parameters: Parameters, metadata?: Parameters) => object | Promise<object>

const flows: Record<string, Flow> = {
  USER_SRP_AUTH: startSrp,
  USER_PASSWORD_AUTH: checkPassword,
  REFRESH_TOKEN_AUTH: refreshTokens,
  REFRESH_TOKEN: refreshTokens,
}

export const initiateAuth = clientOperation(
  { AuthFlow: z.string(), AuthParameters: StringMap, ClientMetadata },
  (pool, { AuthFlow, AuthParameters, ClientMetadata: metadata }) => {
    const flow = Object.hasOwn(flows, AuthFlow) ? flows[AuthFlow] : undefined
    if (!flow) throw invalidParameter(`${AuthFlow} is not enabled for the client`)
    return flow(pool, AuthParameters, metadata)
  },
)

export const getTokensFromRefreshToken = clientOperation(
  { RefreshToken: z.string(), ClientMetadata },
  (pool, input) => refresh(pool, pool.sessions.resume(input.RefreshToken), input.ClientMetadata),
)

async function startSrp(pool: Pool, parameters: Parameters, metadata?: Parameters) {
  const { sub, credentials } = identify(pool, parameter(parameters, 'USERNAME'))
  const clientKey = readClientKey(parameter(parameters, 'SRP_A'))
  if (clientKey === undefined) throw invalidParameter('SRP_A is not a valid public key.')
  await beginAttempt(pool, sub, metadata)
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
        sub,
        verifier,
        clientKey,
        serverKeys,
      }),
    },
  }
}

async function checkPassword(pool: Pool, parameters: Parameters, metadata?: Parameters) {
  const { sub, credentials } = identify(pool, parameter(parameters, 'USERNAME'))
  const password = parameter(parameters, 'PASSWORD')
  await beginAttempt(pool, sub, metadata)
  const isRight = passwordMatches(credentials, poolName(pool), sub, password)
  return afterPassword(pool, sub, isRight, metadata)
}

function refreshTokens(pool: Pool, parameters: Parameters, metadata?: Parameters) {
  return refresh(pool, pool.sessions.resume(parameter(parameters, 'REFRESH_TOKEN')), metadata)
}

async function beginAttempt(pool: Pool, sub: string, metadata: Parameters | undefined) {
  pool.passwordTries.assertOpen(sub)
  const user = pool.users.find(sub)
  await pool.triggers.run('preAuthentication', {
    source: 'PreAuthentication_Authentication',
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
