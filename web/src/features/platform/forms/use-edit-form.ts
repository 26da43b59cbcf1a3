import { useRef, useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError } from '#web/lib/api-error.ts'
import type { Tells } from '#web/lib/told-on-this-page.ts'
import { changedValues } from './changed-values.ts'
import { changesByOthers } from './changes-by-others.ts'
import { isSame } from './is-same.ts'
import { toastFailure } from './toast-failure.ts'
import { useCommand } from './use-command.ts'
import type { useDeviceDraft } from './use-device-draft.ts'
import { useSchemaForm } from './use-schema-form.ts'
import { useSubmit } from './use-submit.ts'

/** An object that is saved with the version it was read at. Without a version it is still to be created. */
type Versioned = { version?: number | undefined }

type Edited<Thing, Output> = {
  fields: Output
  /** The values that differ from the original. Unedited ones need not be sent. */
  changes: Partial<Output>
  /** The source of the form's values. */
  thing: Thing
}

type EditOptions<Thing extends Versioned, Input extends FieldValues, Output extends FieldValues> = {
  thing: Thing
  schemaFor: (thing: Thing) => z.ZodMiniType<Output, Input>
  valuesOf: (thing: Thing) => Input
  /** The name under which to keep the typed values when the session ends. */
  draft?: string
  /** The name under which the device keeps what is typed until it is saved, also when the page is closed. For forms without secrets. */
  keptAs?: (thing: Thing) => string | undefined
  /** `useDeviceDraft`, for a form that is kept: others need not load it. */
  useDraft?: typeof useDeviceDraft<Thing, Input, Output>
  /** Asks before a save that has an effect beyond the form; nothing is sent if the answer is no. */
  confirm?: (edited: Edited<Thing, Output>) => Promise<boolean>
  send: (edited: Edited<Thing, Output>, idempotencyKey: string) => Promise<Thing>
  /** Reads the thing again, because someone else has saved it. */
  latest: () => Promise<Thing>
  /** Reads again after a save. The form is busy until this is done. */
  refresh?: (saved: Thing) => Promise<unknown> | undefined
  /** Reads again when the refusal says that the screen is out of date. */
  onStale?: () => unknown
  /** `typedOn`: more was typed while it was being saved. */
  onSaved: (saved: Thing, how: { typedOn: boolean }) => void
  tells?: Tells
}

/** The answer to a question before a save was no. */
class NotConfirmed extends Error {}

/** False for values that the schema cannot even check, such as those that an earlier release kept. */
function isReadable<Input>(schema: z.ZodMiniType<unknown, Input>, values: Input): boolean {
  try {
    schema.safeParse(values)
    return true
  } catch {
    return false
  }
}

/** A form that the device does not keep. */
const useNoDraft = () =>
  ({ isKept: false, settle: () => undefined }) as unknown as ReturnType<typeof useDeviceDraft>

const isVersionConflict = (error: unknown) => error instanceof ApiError && error.code === 'version_conflict'

/**
 * A form over an object with a version. When someone else has saved in the meantime, it takes over the latest
 * version, keeps the typed values, shows what has changed and can be saved again.
 */
export function useEditForm<Thing extends Versioned, Input extends FieldValues, Output extends FieldValues>({
  thing: start,
  schemaFor,
  valuesOf,
  draft,
  keptAs,
  useDraft = useNoDraft,
  confirm,
  send,
  latest,
  refresh,
  onStale,
  onSaved,
  tells,
}: EditOptions<Thing, Input, Output>) {
  const [thing, setThing] = useState(start)
  const [news, setNews] = useState<ReturnType<typeof changesByOthers>>()
  const sent = useRef<unknown>(undefined)
  const form = useSchemaForm<Input, Output>(schemaFor(thing), {
    defaultValues: valuesOf(thing) as DefaultValues<Input>,
    ...(draft && { draft }),
  })
  const drafted = useDraft({
    form,
    thing,
    nameOf: (of) => keptAs?.(of),
    valuesOf,
    isReadable: (values) => isReadable(schemaFor(thing), values),
  })
  const filled = () => form.formState.defaultValues ?? {}
  const reading = useCommand({
    send: latest,
    onDone: async (found) => {
      const values = valuesOf(found)
      setNews(changesByOthers(filled(), values, form.getValues()))
      form.reset(values, { keepDirtyValues: true })
      setThing(found)
    },
  })
  const command = useCommand({
    send: async (fields: Output, idempotencyKey) => {
      sent.current = form.getValues()
      setNews(undefined)
      const edited = { fields, changes: changedValues(filled(), fields), thing }
      try {
        if (confirm && !(await confirm(edited))) throw new NotConfirmed()
        return await send(edited, idempotencyKey)
      } catch (error) {
        // If the latest version does not load, the form offers to load it.
        if (isVersionConflict(error)) await reading.mutateAsync(undefined).catch(() => undefined)
        throw error
      }
    },
    onDone: refresh,
    onStale,
    ...(tells && { tells }),
  })
  const submission = useSubmit({
    form,
    command,
    onDone: (saved) => {
      const typedOn = !isSame(form.getValues(), sent.current)
      form.reset(valuesOf(saved), { keepValues: typedOn })
      drafted.settle(saved)
      setThing(saved)
      onSaved(saved, { typedOn })
    },
  })
  const { failure } = submission
  const { isKept, restored } = drafted
  return {
    form,
    thing,
    submission: { ...submission, failure: failure instanceof NotConfirmed ? null : failure },
    dirty: form.formState.isDirty,
    isKept,
    restored: restored && {
      ...restored,
      discard: () => {
        form.reset(valuesOf(thing))
        drafted.settle(thing)
      },
    },
    conflict: isVersionConflict(failure)
      ? {
          news,
          reading: reading.isPending,
          read: () => reading.mutate(undefined, { onError: toastFailure }),
        }
      : undefined,
    /**
     * Reports the member's own change beside the form, such as a picture. It is known only if nothing came in
     * between.
     */
    changedBeside: (changed: Thing) => {
      if (changed.version === (thing.version ?? 0) + 1) setThing(changed)
    },
  }
}

type AnyEdit = ReturnType<typeof useEditForm<Versioned, FieldValues, FieldValues>>

/** The parts of a form that `EditForm` and `SaveButton` show. */
export type Edit = Pick<AnyEdit, 'submission' | 'dirty' | 'conflict' | 'isKept' | 'restored'>
