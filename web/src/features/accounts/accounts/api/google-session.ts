import { queryOptions } from '@tanstack/react-query'
import {
  type GoogleRegistrationForm,
  readGoogleSession,
  registerWithGoogle,
} from '#shared/accounts/accounts/google-contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'

/** The person Google has identified. It is asked each time, because the answer expires. */
export const googleSessionQuery = (handle: string) =>
  queryOptions({
    queryKey: ['google-session', handle],
    queryFn: () => call(readGoogleSession, { body: { handle } }),
    gcTime: 0,
    staleTime: 0,
  })

export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'google_session_expired'

export const useRegisterWithGoogle = () =>
  useCommand({
    send: (form: GoogleRegistrationForm, idempotencyKey) =>
      call(registerWithGoogle, { body: form }, { idempotencyKey }),
  })
