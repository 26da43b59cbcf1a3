import * as z from 'zod/mini'
import { poolName, resetPassword } from '#lib/local/identity/accounts.ts'
import type { AppClient } from '#lib/local/identity/app-clients.ts'
import { codeMismatch, expiredCode, invalidParameter, notAuthorized } from '#lib/local/identity/errors.ts'
import {
  adminClientOperation,
  ClientMetadata,
  clientOperation,
  parameter,
  StringMap,
} from '#lib/local/identity/operation.ts'
import type { Pool } from '#lib/local/identity/pool.ts'
import { afterPassword, askForSecondFactor, completeSignIn } from '#lib/local/identity/sign-in.ts'
import type { SignInChallenge } from '#lib/local/identity/sign-in-challenge.ts'
import { claimIsProven } from '#lib/local/identity/srp.ts'
import { matchingTotpStep } from '#lib/local/identity/totp.ts'

type Answer = {
  client: AppClient
  responses: Record<string, string>
  session?: string | undefined
  metadata?: Record<string, string> | undefined
}
type Responder = (pool: Pool, answer: Answer) => object | Promise<object>

const responders: Record<SignInChallenge['name'], Responder> = {
  PASSWORD_VERIFIER: provePassword,
  NEW_PASSWORD_REQUIRED: choosePassword,
  SOFTWARE_TOKEN_MFA: proveSecondFactor,
}

const Input = {
  ChallengeName: z.string(),
  Session: z.optional(z.string()),
  ChallengeResponses: StringMap,
  ClientMetadata,
}

export const respondToAuthChallenge = clientOperation(Input, respond)
export const adminRespondToAuthChallenge = adminClientOperation(Input, respond)

function respond(pool: Pool, input: z.infer<z.ZodMiniObject<typeof Input>>, client: AppClient) {
  const { ChallengeName: name, ChallengeResponses: responses, Session: session } = input
  if (!Object.hasOwn(responders, name)) throw invalidParameter(`Challenge ${name} is not supported.`)
  const responder = responders[name as SignInChallenge['name']]
  return responder(pool, { client, responses, session, metadata: input.ClientMetadata })
}

function provePassword(pool: Pool, answer: Answer) {
  const { responses } = answer
  const handle = parameter(responses, 'PASSWORD_CLAIM_SECRET_BLOCK')
  const { sub, verifier, clientKey, serverKeys } = find(pool, answer, handle, 'PASSWORD_VERIFIER')
  pool.challenges.end(handle)
  pool.passwordTries.assertOpen(sub)
  const claim = {
    poolName: poolName(pool),
    userId: sub,
    secretBlock: Buffer.from(handle, 'base64'),
    timestamp: parameter(responses, 'TIMESTAMP'),
  }
  const signature = parameter(responses, 'PASSWORD_CLAIM_SIGNATURE')
  const isProven = claimIsProven({ clientKey, serverKeys, verifier }, claim, signature)
  const isCurrent = pool.users.find(sub)?.credentials.verifier === verifier
  return afterPassword(pool, sub, isProven && isCurrent, answer)
}

function choosePassword(pool: Pool, answer: Answer) {
  const { user, handle } = findMember(pool, answer, 'NEW_PASSWORD_REQUIRED')
  resetPassword(pool, user, parameter(answer.responses, 'NEW_PASSWORD'), 'CONFIRMED')
  pool.challenges.end(handle)
  return askForSecondFactor(pool, user, 'TokenGeneration_NewPasswordChallenge', answer)
}

function proveSecondFactor(pool: Pool, answer: Answer) {
  const { user, handle } = findMember(pool, answer, 'SOFTWARE_TOKEN_MFA')
  const code = parameter(answer.responses, 'SOFTWARE_TOKEN_MFA_CODE')
  if (!user.totp) throw notAuthorized('Software token MFA is not set up.')
  pool.mfaTries.assertOpen(user.sub)
  const step = matchingTotpStep(user.totp.secret, code, pool.now())
  if (step === undefined) {
    pool.mfaTries.fail(user.sub)
    throw codeMismatch()
  }
  if (step <= (user.totp.lastStep ?? 0)) throw expiredCode()
  pool.mfaTries.clear(user.sub)
  pool.users.change(user, { totp: { ...user.totp, lastStep: step } })
  pool.challenges.end(handle)
  return completeSignIn(pool, user, 'TokenGeneration_Authentication', answer)
}

function findMember(pool: Pool, answer: Answer, name: 'NEW_PASSWORD_REQUIRED' | 'SOFTWARE_TOKEN_MFA') {
  const handle = answer.session ?? ''
  const user = pool.users.find(find(pool, answer, handle, name).sub)
  if (!user?.enabled) throw notAuthorized('User is disabled.')
  return { user, handle }
}

function find<Name extends SignInChallenge['name']>(
  pool: Pool,
  { client }: Answer,
  handle: string,
  name: Name,
) {
  const challenge = pool.challenges.find(handle)
  if (challenge.name !== name || challenge.clientId !== client.id)
    throw notAuthorized('Invalid session for the user.')
  return challenge as Extract<SignInChallenge, { name: Name }>
}
