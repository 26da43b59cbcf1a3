import { requestPasswordReset } from '#shared/accounts/accounts/contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

export const useRequestPasswordReset = () =>
  useCommand({ send: (form: { email: string }) => call(requestPasswordReset, { body: form }) })
