import { inviteToTeam } from '#shared/community/teams/members-contract.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { useInvite } from '../api/team-commands.ts'

const empty = { email: '', note: '' }

/** Invites someone by email. */
export function InvitePanel({ team }: { team: Team }) {
  const form = useSchemaForm(inviteToTeam.body, { defaultValues: empty })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useInvite(),
    inputOf: (body) => ({ params: { teamId: team.id }, body }),
    onDone: (_, { email }) => {
      form.reset(empty)
      toast.success(`Invitation sent to ${email}`)
    },
  })
  const {
    register,
    formState: { errors },
  } = form
  return (
    <Panel data-own title="Invite">
      <form noValidate onSubmit={onSubmit} className="grid gap-5">
        <FormFailure title="We couldn’t send the invitation" failure={failure} attempts={attempts} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            label="Email"
            required
            hint="They answer from this address, or sign up with it"
            error={errors.email?.message}
          >
            <Input type="email" autoComplete="off" spellCheck={false} {...register('email')} />
          </Field>
          <Field label="Message" hint="Optional. Up to 300 characters." error={errors.note?.message}>
            <Input maxLength={300} autoComplete="off" {...register('note')} />
          </Field>
        </div>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          busyText="Inviting..."
          className="justify-self-start"
        >
          Send invitation
        </Button>
      </form>
    </Panel>
  )
}
