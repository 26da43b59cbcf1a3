import { type KeyboardEvent, type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { mostMessageLetters, RequestText } from '#shared/support/support-requests/support-request.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { LeaveWarning } from '#web/features/platform/forms/leave-warning.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { RequestActs, SentMessage } from '../api/request-acts.ts'
import { useRequestStep } from '../api/use-request-step.ts'
import { FilesField } from './files-field.tsx'

const Reply = z.strictObject({ text: RequestText })

type ReplyFormProps = {
  acts: RequestActs
  /** Stands at the left of the button. */
  children?: ReactNode
}

/** Writes a further message. What was typed stays until it has been sent; Ctrl or Cmd with Enter sends it, too. */
export function ReplyForm({ acts, children }: ReplyFormProps) {
  const [files, setFiles] = useState<SentMessage['files']>([])
  // To leave the field empty is no mistake: a request is also solved without another word.
  const form = useSchemaForm(Reply, { mode: 'onSubmit', defaultValues: { text: '' } })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useRequestStep(acts, acts.write),
    inputOf: ({ text }): SentMessage => ({ text, files }),
    onDone: () => {
      form.reset()
      setFiles([])
    },
  })
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (event.currentTarget instanceof HTMLTextAreaElement) event.currentTarget.form?.requestSubmit()
  }
  const { register, formState } = form
  const { text } = formState.errors
  return (
    <form
      data-own
      name="support-message"
      method="post"
      noValidate
      onSubmit={onSubmit}
      className="grid gap-4 border-t border-line p-4 sm:p-5"
    >
      <LeaveWarning
        unsaved={(formState.isDirty || files.length > 0) && !busy}
        description="You haven’t sent your message yet."
      />
      <FormFailure title="We couldn’t send your message" failure={failure} attempts={attempts} />
      <Field label="Your message" error={text?.message}>
        <Textarea rows={4} maxLength={mostMessageLetters} onKeyDown={sendByKey} {...register('text')} />
      </Field>
      <FilesField files={files} onChange={setFiles} upload={acts.upload} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {children}
        <Button type="submit" variant="primary" busy={busy} busyText="Sending..." className="ml-auto">
          Send
        </Button>
      </div>
    </form>
  )
}
