import * as z from 'zod/mini'
import { InvitationForm } from '#shared/accounts/invitations/contract.ts'
import { isBusiness, membershipLabels, membershipsFreeFirst } from '#shared/platform/users/membership-type.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { isSame } from '#web/features/platform/forms/is-same.ts'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useInvite } from '../api/invitation-commands.ts'

const empty = { email: '', membershipType: 'competitor', message: '', approveAtOnce: false } as const

export function InviteForm() {
  const form = useSchemaForm(InvitationForm, { defaultValues: empty })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useInvite(),
    onDone: ({ email }, sent) => {
      // A person typed in the meantime is invited next.
      if (isSame(z.safeParse(InvitationForm, form.getValues()).data, sent))
        form.reset({ ...empty, membershipType: sent.membershipType })
      toast.success(`Invitation sent to ${email}`)
    },
  })
  const { register, watch, formState } = form
  const { errors } = formState
  return (
    <Panel title="Invite">
      <form noValidate onSubmit={onSubmit} className="grid gap-5">
        <FormFailure title="We couldn’t send the invitation" failure={failure} attempts={attempts} />
        <Field label="Email" required {...(errors.email?.message && { error: errors.email.message })}>
          <Input type="email" autoComplete="off" spellCheck={false} {...register('email')} />
        </Field>
        <Field label="Membership">
          <Select defaultValue={empty.membershipType} {...register('membershipType')}>
            {membershipsFreeFirst.map((type) => (
              <option key={type} value={type}>
                {membershipLabels[type]}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Message"
          hint="Optional. Up to 500 characters."
          {...(errors.message?.message && { error: errors.message.message })}
        >
          <Textarea {...register('message')} />
        </Field>
        {isBusiness(watch('membershipType')) && (
          <Checkbox
            label="Approve right away"
            hint="Otherwise, the business waits for approval like any other."
            {...register('approveAtOnce')}
          />
        )}
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
