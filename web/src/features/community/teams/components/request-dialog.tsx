import { useId } from 'react'
import * as z from 'zod/mini'
import type { Team } from '#shared/community/teams/team.ts'
import { text } from '#shared/text.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useJoin } from '../api/team-commands.ts'

type RequestDialogProps = { team: Pick<Team, 'id' | 'name'>; onClose: () => void }

/** Asks to join a team that approves its members, with a note about the member. */
export function RequestDialog({ team, onClose }: RequestDialogProps) {
  const id = useId()
  const form = useSchemaForm(z.object({ note: text(300), teamId: z.literal(team.id) }), {
    defaultValues: { note: '', teamId: team.id },
  })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useJoin(),
    onDone: ({ role }) => {
      toast.success(role ? `You are in ${team.name}` : `You have asked ${team.name}`)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!busy}
      title={`Ask to join ${team.name}?`}
      description="The team reads your name and your message. Your request is good for 14 days."
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="primary" busy={busy} busyText="Sending...">
            Send request
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit} className="grid gap-4">
        <FormFailure title="We couldn’t send your request" failure={failure} attempts={attempts} />
        <Field
          label="Message"
          hint="Optional. Up to 300 characters."
          error={form.formState.errors.note?.message}
        >
          <Textarea rows={3} maxLength={300} {...form.register('note')} />
        </Field>
      </form>
    </Dialog>
  )
}
