import { type RegistrationForm, registerAccount } from '#shared/accounts/accounts/contract.ts'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { clearSession } from '#web/lib/session/clear-session.ts'
import { profileIsMissing, registrationFailure, userOf } from '../components/registration-failure.ts'

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
