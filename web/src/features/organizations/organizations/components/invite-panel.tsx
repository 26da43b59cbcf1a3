import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { OrganizationRole } from '#shared/organizations/organizations/organization.ts'
import { organizationRoles } from '#shared/organizations/organizations/organization-labels.ts'
import { inviteToOrganization } from '#shared/organizations/organizations/people-contract.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { useInvite } from '../api/organization-commands.ts'
import { roleHints } from './role-words.ts'

const empty = { email: '', role: 'manager' as OrganizationRole }

/** Invites someone by email, in a role. */
export function InvitePanel({ organizationId }: { organizationId: OrganizationId }) {
  const form = useSchemaForm(inviteToOrganization.body, { defaultValues: empty })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useInvite(),
    inputOf: (body) => ({ params: { organizationId }, body }),
    onDone: (_, { email, role }) => {
      form.reset({ ...empty, role })
      toast.success(`Invitation sent to ${email}`)
    },
  })
  const {
    register,
    watch,
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
          <Field label="Role" hint={roleHints[watch('role')]} error={errors.role?.message}>
            <Select {...register('role')}>
              {OrganizationRole.options.map((role) => (
                <option key={role} value={role}>
                  {organizationRoles[role]}
                </option>
              ))}
            </Select>
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
