import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { NoteText } from '#shared/operations/member-time-lines/member-note.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAddNote } from '../api/note-commands.ts'

const NoteForm = z.strictObject({ text: NoteText })
const empty = { text: '' }

/** Writes a note about a member. What is typed outlives the end of a session. On a phone it opens on a press. */
export function MemberNoteForm({ memberId }: { memberId: string }) {
  const form = useSchemaForm(NoteForm, { defaultValues: empty, draft: `member-note-${memberId}` })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useAddNote(),
    inputOf: (body) => ({ params: { memberId }, body }),
    onDone: (_, sent) => {
      // A note typed in the meantime is the next one.
      if (form.getValues().text.trim() === sent.text) form.reset(empty)
      toast.success('Note added')
    },
  })
  const { errors } = form.formState
  const id = useId()
  const [isOpen, setOpen] = useState(() => form.getValues().text !== '')
  return (
    <>
      <Button
        size="sm"
        className="lg:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Close the note' : 'Write a note'}
      </Button>
      <Panel id={id} title="Write a note" className={isOpen ? 'max-lg:mt-3' : 'max-lg:hidden'}>
        <form noValidate onSubmit={onSubmit} className="grid gap-4">
          <FormFailure title="We couldn’t add the note" failure={failure} attempts={attempts} />
          <Field
            label="Note"
            hint="Only administrators read it. Up to 2,000 characters."
            {...(errors.text?.message && { error: errors.text.message })}
          >
            <Textarea rows={3} {...form.register('text')} />
          </Field>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            busyText="Adding..."
            className="justify-self-start"
          >
            Add note
          </Button>
        </form>
      </Panel>
    </>
  )
}
