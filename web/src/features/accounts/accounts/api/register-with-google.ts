import { type GoogleRegistrationForm, registerWithGoogle } from '#shared/accounts/accounts/google-contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'

export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'google_session_expired'

export const useRegisterWithGoogle = () =>
  useCommand({
    send: (form: GoogleRegistrationForm, idempotencyKey) =>
      call(registerWithGoogle, { body: form }, { idempotencyKey }),
  })
