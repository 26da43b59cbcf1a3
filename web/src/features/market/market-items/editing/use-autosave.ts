import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { isSame } from '#web/features/platform/forms/is-same.ts'
import type { ItemWriting } from '../api/write-item.ts'
import type { ItemForm } from './item-form.ts'
import { type EditedItem, editedItem, itemSchema, valuesOf } from './item-values.ts'

type Autosave = {
  /** Where the fields are. */
  area: RefObject<HTMLElement | null>
  form: ItemForm
  thing: EditedItem
  writing: ItemWriting
  /** False for what is for sale: it changes when its seller says so. */
  isOn: boolean
}

/**
 * Saves a draft whenever a field is left, and when the page goes to the background: a phone may close it. What cannot be
 * saved yet says so on the next press.
 */
export function useAutosave({ area, form, thing, writing, isOn }: Autosave): void {
  const running = useRef(false)
  /** A field was left while an earlier one was being saved. */
  const missed = useRef(false)

  const saveOnce = async (stored: EditedItem): Promise<EditedItem> => {
    const typed = form.getValues()
    if (isSame(typed, valuesOf(stored)) || (!stored.own && !typed.title.trim())) return stored
    const fields = itemSchema.safeParse(typed)
    if (!fields.success) return stored
    const saved = editedItem(await writing.write(fields.data, crypto.randomUUID()))
    const typedOn = !isSame(form.getValues(), typed)
    form.reset(valuesOf(saved), { keepValues: typedOn, keepErrors: true, keepTouched: true })
    return saved
  }
  const save = async () => {
    missed.current = running.current
    if (!isOn || running.current) return
    running.current = true
    try {
      let stored = thing
      do {
        missed.current = false
        stored = await saveOnce(stored)
      } while (missed.current)
    } catch {
      // The device keeps it, and a press says why it was refused.
    } finally {
      running.current = false
    }
  }
  const onLeave = useEffectEvent(() => void save())
  const onHidden = useEffectEvent(() => {
    if (document.visibilityState === 'hidden') void save()
  })
  useEffect(() => {
    const fields = area.current
    fields?.addEventListener('focusout', onLeave)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      fields?.removeEventListener('focusout', onLeave)
      document.removeEventListener('visibilitychange', onHidden)
    }
  }, [area])
}
