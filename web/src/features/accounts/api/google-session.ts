import { queryOptions } from '@tanstack/react-query'
import {
  type GoogleRegistrationForm,
  readGoogleSession,
  registerWithGoogle,
} from '#shared/accounts/google-contract.ts'
import { useCommand } from '#web/features/forms/use-command.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'

/** Who Google has named. It is asked anew each time: what it stands for runs out. */
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
