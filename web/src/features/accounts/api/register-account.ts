import { type RegistrationForm, registerAccount } from '#shared/accounts/contract.ts'
import { useCommand } from '#web/features/forms/use-command.ts'
import { call } from '#web/lib/call.ts'

export const useRegisterAccount = () =>
  useCommand({
    send: (form: RegistrationForm, idempotencyKey) =>
      call(registerAccount, { body: form }, { idempotencyKey }),
  })
