import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { getMe } from '#shared/users/contract.ts'
import type { User } from '#shared/users/user.ts'
import { toastFailure } from '#web/features/forms/toast-failure.ts'
import { useCommand } from '#web/features/forms/use-command.ts'
import { call } from '#web/lib/call.ts'
import { setSession } from '#web/lib/session/session-store.ts'

/** The version that a form was filled from, and how it moves on without losing what was typed. */
export function useProfileBase<Values extends FieldValues, Output>(
  start: User,
  form: UseFormReturn<Values, unknown, Output>,
  valuesOf: (user: User) => Values,
) {
  const [version, setVersion] = useState(start.version)
  const adopt = (user: User) => {
    form.reset(valuesOf(user), { keepDirtyValues: true })
    setVersion(user.version)
  }
  const latest = useCommand({
    send: () => call(getMe, {}),
    onDone: async (me) => {
      // As a whole: what was taken out of the profile is not in the answer.
      setSession({ status: 'signed-in', me })
      adopt(me)
    },
  })
  return {
    version,
    /** Takes over a profile that this page has just saved, but not over what was typed while it was being saved. */
    saved: (user: User, { typedOn }: { typedOn: boolean }) => {
      form.reset(valuesOf(user), { keepValues: typedOn })
      setVersion(user.version)
    },
    /** A change of our own beside the form, such as the picture: only if nothing came in between is it known. */
    changedBeside: (user: User) => {
      if (user.version === version + 1) setVersion(user.version)
    },
    reload: () => latest.mutate(undefined, { onError: toastFailure }),
    reloading: latest.isPending,
  }
}
