import { type RegistrationForm, registerAccount } from '#shared/accounts/accounts/contract.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { clearSession } from '#web/lib/session/clear-session.ts'

export const useRegisterAccount = () =>
  useCommand({
    send: async (form: RegistrationForm) => {
      try {
        return userOf(await call(registerAccount, { body: form }))
      } catch (error) {
        const failure = registrationFailure(error)
        if (profileIsMissing(failure)) await clearSession()
        throw failure
      }
    },
  })

const noResponse = () =>
  new ApiError({ status: 0, code: 'no_response', detail: 'No response from registration service' })

/** The new member, as the answer says. */
function userOf(answer: Partial<ResponseOf<typeof registerAccount>> | null): { email: string } {
  if (answer == null) throw noResponse()
  if (answer.success && answer.user) return answer.user
  throw new ApiError({ status: 0, code: 'user_creation_failed', detail: 'User creation failed' })
}

/** Explains why the registration failed, in the server’s own sentence if it has one. */
function registrationFailure(error: unknown): ApiError {
  // An answer without a body, or with one that is no JSON, is no answer.
  if (!(error instanceof ApiError) || error.code === 'unreachable') return noResponse()
  if (error.code !== 'internal_error') return error
  const { status, code, detail, requestId } = error
  return new ApiError({ status, code, detail: `Registration failed: ${detail}`, requestId })
}

/** Credentials without a profile are no membership: they must not stay signed in. */
const profileIsMissing = ({ code }: ApiError): boolean =>
  code === 'registration_failed' || code === 'registration_unavailable' || code === 'internal_error'
