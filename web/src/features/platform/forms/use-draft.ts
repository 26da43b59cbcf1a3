import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { keepDraft, takeDraft } from '#web/lib/drafts.ts'
import { storedImpersonation } from '#web/lib/impersonation/stored-impersonation.ts'
import { currentSession, subscribeToSession } from '#web/lib/session/session-store.ts'
import { toast } from '#web/ui/toast.ts'
import { isSame } from './is-same.ts'

/** Fields that must never remain in a browser after a session. */
const secret = /password|^code|taxId/i

/**
 * Keeps a member's unsaved values when a session ends, and puts them back, still unsaved, when they return.
 */
export function useDraft<Values extends FieldValues, Output>(
  name: string | undefined,
  form: UseFormReturn<Values, unknown, Output>,
): void {
  const putBack = useEffectEvent((values: Record<string, unknown>) => {
    for (const [field, value] of Object.entries(values))
      form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
    toast.info('We restored what you typed. It is not saved yet.')
  })
  const unsaved = useEffectEvent(() => {
    const saved: Record<string, unknown> = form.formState.defaultValues ?? {}
    return Object.entries(form.getValues()).filter(
      ([field, value]) => !secret.test(field) && !isSame(value, saved[field]),
    )
  })
  useEffect(() => {
    const session = currentSession()
    // Neither an administrator acting as a member nor that member should find this text again.
    if (!name || session.status !== 'signed-in' || storedImpersonation()) return
    const userId = session.me.id
    const draft = takeDraft(name, userId)
    if (draft) putBack(draft)
    return subscribeToSession(() => {
      if (currentSession().status !== 'anonymous') return
      const typed = unsaved()
      if (typed.length > 0) keepDraft(name, { userId, values: Object.fromEntries(typed) })
    })
  }, [name])
}
