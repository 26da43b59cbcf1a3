import { accountSuspended } from '#shared/platform/users/account-suspended.ts'
import { ApiError } from '../api-error.ts'

type Sentence = { status: number; code: string; detail: string }

const sentences: Record<string, Sentence> = {
  NotAuthorizedException: {
    status: 401,
    code: 'credentials',
    detail: 'The email address or password is incorrect.',
  },
  CodeMismatchException: {
    status: 400,
    code: 'code_mismatch',
    detail: 'This code is incorrect. Check our latest email and try again.',
  },
  ExpiredCodeException: {
    status: 400,
    code: 'code_expired',
    detail: 'This code has expired. Request a new one.',
  },
  InvalidPasswordException: {
    status: 400,
    code: 'weak_password',
    detail: 'You can’t use this password. Choose a longer one.',
  },
  LimitExceededException: {
    status: 429,
    code: 'rate_limited',
    detail: 'Too many attempts. Please wait a few minutes and try again.',
  },
  AccountSuspended: { status: 403, code: 'account_suspended', detail: accountSuspended },
  NetworkError: {
    status: 0,
    code: 'unreachable',
    detail: 'We could not reach the server. Check your connection and try again.',
  },
}

const aliases: Record<string, string> = {
  UserNotFoundException: 'NotAuthorizedException',
  TooManyRequestsException: 'LimitExceededException',
  TooManyFailedAttemptsException: 'LimitExceededException',
}

const lockedOut = /attempts exceeded/i
/** The pool's answer to a malformed code, such as one from a link that lost its end in an email. */
const mangledCode = /'confirmationCode'/
const notAcceptable = /not acceptable|\b406\b/i

/** Translates a refusal by the user pool into our words, never saying whether an address is known. */
export function identityError(error: unknown): ApiError {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  if (notAcceptable.test(message))
    return new ApiError({ status: 406, code: 'not_acceptable', detail: 'Please try logging in again.' })
  return new ApiError(
    sentences[meaningOf(name, message)] ?? {
      status: 503,
      code: 'identity_unavailable',
      detail: 'This is not possible right now. Please try again in a few moments.',
    },
  )
}

function meaningOf(name: string, message: string): string {
  if (lockedOut.test(message)) return 'LimitExceededException'
  // When our trigger refuses, the pool's message contains our sentence.
  if (message.includes(accountSuspended)) return 'AccountSuspended'
  if (name === 'InvalidParameterException' && mangledCode.test(message)) return 'CodeMismatchException'
  return aliases[name] ?? name
}

const wrongAppCodes: Record<string, string> = {
  CodeMismatchException: 'This code is incorrect. Wait for the next one and try again.',
  ExpiredCodeException: 'This code has already been used. Wait for the next one and try again.',
}

/**
 * The same for the code of an authenticator app. A refusal of the whole challenge means that it took too
 * long.
 */
export function secondFactorError(error: unknown): ApiError {
  const name = error instanceof Error ? error.name : ''
  const detail = wrongAppCodes[name]
  if (detail) return new ApiError({ status: 400, code: 'code_mismatch', detail })
  const refused = identityError(error)
  if (refused.code !== 'credentials' && name !== 'SignInException') return refused
  return new ApiError({
    status: 401,
    code: 'sign_in_expired',
    detail: 'That took too long. Please log in again.',
  })
}
