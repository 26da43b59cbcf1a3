import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { siteName } from '#shared/site-name.ts'
import { type CannedReply, filledIn, replyPlaceholders } from '#shared/support/support-desks/canned-reply.ts'
import { EditDialog } from '#web/features/platform/forms/edit-dialog.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { insertText } from '#web/lib/insert-text.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { savedRepliesKey } from '../api/desk-settings-queries.ts'
import type { SettingsApi } from '../api/settings-api.ts'
import { editedReply, placeholderWords, replySchema, replyValues } from './reply-values.ts'

type ReplyDialogProps = { api: SettingsApi; reply: CannedReply | undefined; onClose: () => void }

/** Writes a prepared reply, and shows how it will read. */
export function ReplyDialog({ api, reply, onClose }: ReplyDialogProps) {
  const edit = useReply({ api, reply, onClose })
  const me = useMe()
  const box = useRef<HTMLTextAreaElement>(null)
  const { register, formState, watch } = edit.form
  const { errors } = formState
  const { ref, ...text } = register('text')
  const shown = filledIn(watch('text'), {
    firstName: 'Maya',
    number: 'S-100042',
    agentName: me.name,
    siteName,
  })
  return (
    <EditDialog
      wide
      edit={edit}
      title={reply ? 'Edit reply' : 'Add a reply'}
      failed="We couldn’t save this reply"
      saveLabel="Save reply"
      onClose={onClose}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Title" required error={errors.title?.message}>
          <Input maxLength={80} autoComplete="off" {...register('title')} />
        </Field>
        <Field
          label="Shortcut"
          required
          hint="Type # and this in an answer: small letters, digits, hyphens."
          error={errors.shortcut?.message}
        >
          <Input
            maxLength={20}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="refund-time"
            {...register('shortcut')}
          />
        </Field>
      </div>
      <div className="grid gap-3">
        <Field label="Text" required error={errors.text?.message}>
          <Textarea
            rows={7}
            maxLength={5000}
            ref={(element) => {
              ref(element)
              box.current = element
            }}
            {...text}
          />
        </Field>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="mb-2 text-sm text-dim">Insert what is filled in for each request</legend>
          {replyPlaceholders.map((name) => (
            <Button
              key={name}
              size="sm"
              title={`{{${name}}}`}
              onClick={() => box.current && insertText(box.current, `{{${name}}}`)}
            >
              {placeholderWords[name]}
            </Button>
          ))}
        </fieldset>
      </div>
      <section aria-label="Preview" className="display grid gap-1 px-4 py-3">
        <p className="label text-faint">Preview</p>
        <p className="whitespace-pre-line wrap-anywhere">{shown.trim() || 'Your text appears here.'}</p>
      </section>
    </EditDialog>
  )
}

function useReply({ api, reply, onClose }: ReplyDialogProps) {
  const queryClient = useQueryClient()
  const readAgain = () => queryClient.invalidateQueries({ queryKey: savedRepliesKey(api.deskId) })
  return useEditForm({
    thing: editedReply(reply),
    schemaFor: () => replySchema,
    valuesOf: replyValues,
    send: async ({ fields, thing: { reply: before, version } }, idempotencyKey) =>
      editedReply(
        await api.saveReply({ ...fields, ...(before && { id: before.id, version }) }, idempotencyKey),
      ),
    latest: async () => {
      const { items } = await api.replies(new AbortController().signal)
      return editedReply(items.find(({ id }) => id === reply?.id))
    },
    refresh: readAgain,
    onStale: readAgain,
    onSaved: () => {
      toast.success('Reply saved')
      onClose()
    },
  })
}
