import { DraftHelp } from '#web/features/ai/ai-drafts/components/draft-help.tsx'
import { eventDraftAsk } from './event-draft-ask.ts'
import type { EventEditForm } from './event-edit-form.ts'

/** Drafts the description of an event from what is typed in its form. */
export function DescriptionHelp({ form }: { form: EventEditForm }) {
  const { watch, getValues, setValue, setFocus } = form
  return (
    <DraftHelp
      feature="event_text"
      ask={(wish) => eventDraftAsk(getValues(), wish)}
      value={watch('description')}
      onUse={(text) => setValue('description', text, { shouldDirty: true, shouldValidate: true })}
      focusField={() => setFocus('description')}
    />
  )
}
