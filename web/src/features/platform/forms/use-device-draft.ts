import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { dropFromDevice, keepOnDevice, keptOnDevice } from '#web/lib/device-drafts.ts'
import { storedImpersonation } from '#web/lib/impersonation/stored-impersonation.ts'
import { currentSession } from '#web/lib/session/session-store.ts'
import { type RestoredDraft, restoredDraft, unsavedDraft } from './restored-draft.ts'

type Values = Record<string, unknown>

type Draft<Thing, Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>
  thing: Thing
  /** Names the draft of a thing; undefined for forms that keep nothing. */
  nameOf: (thing: Thing) => string | undefined
  valuesOf: (thing: Thing) => Input
  /** False for values that the form cannot hold, such as those of an earlier release. */
  isReadable: (values: Input) => boolean
}

/** The member whose drafts this page keeps. What an administrator types while acting as them is kept for neither. */
function keeper(): string | undefined {
  const session = currentSession()
  return session.status === 'signed-in' && !storedImpersonation() ? session.me.id : undefined
}

/** Keeps what a member types on this device until it is saved or discarded, and puts it back, still unsaved. */
export function useDeviceDraft<
  Thing extends { version?: number | undefined },
  Input extends FieldValues,
  Output,
>({ form, thing, nameOf, valuesOf, isReadable }: Draft<Thing, Input, Output>) {
  const [userId] = useState(keeper)
  const [restored, setRestored] = useState<Pick<RestoredDraft, 'news'>>()
  const name = userId && nameOf(thing)
  /** The thing that the values were last compared with: right after a save the screen does not have it yet. */
  const compared = useRef(thing)

  /** `since`: what was typed over, where the member has yet to save over news of others. */
  const keep = (of: Thing, since: Values = {}) => {
    const at = userId && nameOf(of)
    if (!at) return
    const draft = unsavedDraft(form.getValues(), valuesOf(of))
    if (!draft) return dropFromDevice(at, userId)
    keepOnDevice(at, userId, { ...draft, version: of.version, before: { ...draft.before, ...since } })
  }
  const putBack = useEffectEvent((at: string) => {
    const draft = userId && keptOnDevice(at, userId)
    const found = draft && restoredDraft(draft, valuesOf(thing))
    if (!found || !isReadable({ ...form.getValues(), ...found.typed })) return forget(at)
    for (const [field, value] of Object.entries(found.typed))
      form.setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true })
    setRestored(found)
  })
  const keepTyped = useEffectEvent(() => keep(compared.current, restored?.news?.before))
  const forget = (at: string | undefined) => {
    if (at && userId) dropFromDevice(at, userId)
  }

  useEffect(() => {
    if (!name) return
    putBack(name)
    return form.subscribe({ formState: { values: true }, callback: () => keepTyped() })
  }, [name, form.subscribe])
  useEffect(() => {
    if (compared.current === thing) return
    compared.current = thing
    keepTyped()
  }, [thing])

  return {
    isKept: Boolean(name),
    restored,
    /** The form holds what was saved, or what it was filled with. */
    settle: (saved: Thing) => {
      forget(nameOf(thing))
      compared.current = saved
      setRestored(undefined)
      keep(saved)
    },
  }
}
