// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, type SyntheticEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { editItemPath, itemPath } from '#shared/market/market-items/named-item.ts'
import type { OwnItem } from '#shared/market/market-items/own-contract.ts'
import { EditForm } from '#web/features/platform/forms/edit-form.tsx'
import { RestoredBanner } from '#web/features/platform/forms/restored-banner.tsx'
import { useDeviceDraft } from '#web/features/platform/forms/use-device-draft.ts'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { useWriteItem } from '../api/write-item.ts'
import { isDraft as isDraftItem } from '../own/item-words.ts'
import { ItemFieldsForm } from './item-fields.tsx'
import { ItemSaveBar } from './item-save-bar.tsx'
import { type EditedItem, editedItem, type ItemStart, itemSchema, storable, valuesOf } from './item-values.ts'
import { missingFields, missingSentences } from './missing-fields.ts'
import { useAutosave } from './use-autosave.ts'

const ItemPictures = lazy(async () => ({ default: (await import('./item-pictures.tsx')).ItemPictures }))

type ItemEditorProps = {
  own: OwnItem | undefined
  start: ItemStart
  /** Reports the draft that begins here. */
  onCreated: (itemId: string) => void
}

/** An item while it is written. A draft is saved as it is typed; what is for sale changes with a press. */
export function ItemEditor({ own, start, onCreated }: ItemEditorProps) {
  const navigate = useNavigate()
  const isDraft = !own || isDraftItem(own.item)
  const pictures = own?.item.pictures ?? []
  /** Presses of "Publish": what is missing is said from the first one on. */
  const [presses, setPresses] = useState(0)
  const area = useRef<HTMLDivElement>(null)
  const publishes = useRef({ next: false, now: false })
  const writing = useWriteItem(own, (kept) => {
    edit.changedBeside(editedItem(kept))
    if (!own) onCreated(kept.item.id)
  })
  const edit = useEditForm({
    thing: editedItem(own, start),
    schemaFor: () => itemSchema,
    valuesOf,
    keptAs: ({ own: kept }) => kept && `item.${kept.item.id}`,
    useDraft: useDeviceDraft,
    send: async ({ fields, thing }, idempotencyKey): Promise<EditedItem> => {
      const isSaved: boolean = thing.own !== undefined && !edit.form.formState.isDirty
      const saved = isSaved ? thing.own : await writing.write(fields, idempotencyKey)
      return editedItem(publishes.current.now ? await writing.publish() : saved)
    },
    latest: async () => editedItem(await writing.latest()),
    onStale: writing.readAgain,
    onSaved: ({ own: saved }) => {
      if (!saved) return
      const { id, status } = saved.item
      if (!publishes.current.now && status !== 'pending')
        return void toast.success(isDraft ? 'Draft saved' : 'Saved')
      // The page of what waits says so itself.
      if (status === 'pending') return void navigate(editItemPath(id))
      toast.success('It is for sale')
      void navigate(itemPath(id))
    },
  })
  const { form, submission } = edit
  const typed = form.watch()
  const missing = presses > 0 ? missingFields(typed, pictures) : []
  useAutosave({ area, form, thing: edit.thing, writing, isOn: isDraft })
  const onSubmit = (event: SyntheticEvent) => {
    publishes.current = { next: false, now: publishes.current.next }
    submission.onSubmit(event)
  }
  const publish = (within: HTMLFormElement | null) => {
    setPresses((count) => count + 1)
    if (missingFields(form.getValues(), pictures).length > 0) return
    publishes.current.next = true
    within?.requestSubmit()
  }
  return (
    <div className="grid gap-6">
      <Suspense fallback={<Skeleton className="h-24" />}>
        <ItemPictures
          own={own}
          isLive={!isDraft}
          isMissing={missing.some(({ part }) => part === 'pictures')}
          onUpload={(uploadId) => writing.addPicture(uploadId, storable(form.getValues(), start))}
          onChange={(change) =>
            writing.arrange((item) => change(item.pictures).map(({ id, alt }) => ({ id, alt })))
          }
        />
      </Suspense>
      <div ref={area}>
        <EditForm
          edit={{ ...edit, submission: { ...submission, onSubmit } }}
          failed={isDraft ? 'That did not work' : 'We couldn’t save the item'}
        >
          <RestoredBanner edit={edit} />
          <ItemFieldsForm form={form} missing={missingSentences(typed, missing)} />
          <ItemSaveBar
            edit={edit}
            isDraft={isDraft}
            missing={missing}
            presses={presses}
            onPublish={publish}
            onField={(field) => form.setFocus(field)}
          />
        </EditForm>
      </div>
    </div>
  )
}
