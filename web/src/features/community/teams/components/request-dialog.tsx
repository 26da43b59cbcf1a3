import * as z from 'zod/mini'
import type { Team } from '#shared/community/teams/team.ts'
import { text } from '#shared/text.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useJoin } from '../api/team-commands.ts'

type RequestDialogProps = { team: Pick<Team, 'id' | 'name'>; onClose: () => void }

/** Asks to join a team that approves its members, with a note about the member. */
export function RequestDialog({ team, onClose }: RequestDialogProps) {
  const form = useSchemaForm(z.object({ note: text(300) }), { defaultValues: { note: '' } })
  const submission = useSubmit({
    form,
    command: useJoin(),
    inputOf: ({ note }) => ({ params: { teamId: team.id }, body: { ...(note && { note }) } }),
    onDone: ({ role }) => {
      toast.success(role ? `You are in ${team.name}` : `You have asked ${team.name}`)
      onClose()
    },
  })
  return (
    <FormDialog
      submission={submission}
      title={`Ask to join ${team.name}?`}
      description="The team reads your name and your message. Your request is open for 14 days."
      failed="We couldn’t send your request"
      submitLabel="Send request"
      busyText="Sending..."
      className="grid gap-4"
      onClose={onClose}
    >
      <Field
        label="Message"
        hint="Optional. Up to 300 characters."
        error={form.formState.errors.note?.message}
      >
        <Textarea rows={3} maxLength={300} {...form.register('note')} />
      </Field>
    </FormDialog>
  )
}
