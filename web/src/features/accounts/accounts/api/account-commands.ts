import { requestPasswordReset, resendVerification } from '#shared/accounts/accounts/contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

export const useRequestPasswordReset = () =>
  useCommand({ send: (form: { email: string }) => call(requestPasswordReset, { body: form }) })

export const useResendVerification = () =>
  useCommand({
    send: (form: { email: string }, idempotencyKey) =>
      call(resendVerification, { body: form }, { idempotencyKey }),
  })
