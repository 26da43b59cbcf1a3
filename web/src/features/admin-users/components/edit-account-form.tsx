import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { AdminUserForm } from '#shared/users/admin-contract.ts'
import { MembershipType, membershipLabels } from '#shared/users/membership-type.ts'
import type { User } from '#shared/users/user.ts'
import { changedValues } from '#web/features/forms/changed-values.ts'
import { FormFailure } from '#web/features/forms/form-failure.tsx'
import { isSame } from '#web/features/forms/is-same.ts'
import { LeaveWarning } from '#web/features/forms/leave-warning.tsx'
import { toastFailure } from '#web/features/forms/toast-failure.ts'
import { useCommand } from '#web/features/forms/use-command.ts'
import { useSchemaForm } from '#web/features/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/forms/use-submit.ts'
import { PlaceFields } from '#web/features/places/components/place-fields.tsx'
import { contactValues } from '#web/features/places/contact-values.ts'
import { editedContact } from '#web/features/places/edited-contact.ts'
import { isVersionConflict, VersionConflict } from '#web/features/users/components/version-conflict.tsx'
import { useSession } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useUpdateUser } from '../api/change-users.ts'
import { adminUserQuery } from '../api/get-user.ts'
import { rolesQuery } from '../api/list-roles.ts'

const Fields = z.omit(AdminUserForm, { version: true, publicFields: true })
type Fields = z.infer<typeof Fields>

const names = Object.keys(Fields.shape) as (keyof Fields)[]

/** What the form shows of the account; a suspension is not among its choices. */
const valuesOf = ({ status, ...user }: User): Fields => ({
  ...Object.fromEntries(names.map((name) => [name, name === 'status' ? undefined : (user[name] ?? '')])),
  ...contactValues(user),
  ...(status !== 'suspended' && { status }),
})

export function EditAccountForm({ user: start }: { user: User }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const session = useSession()
  const [base, setBase] = useState(start)
  const own = session.status === 'signed-in' && session.me.id === base.id
  const suspended = base.status === 'suspended'
  const form = useSchemaForm(Fields.check(editedContact(base)), {
    defaultValues: valuesOf(base),
    draft: `account.${base.id}`,
  })
  const roles = useQuery(rolesQuery)
  const page = `/admin/users/${base.id}`
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useUpdateUser((fields: Fields) => ({
      userId: base.id,
      body: { ...changedValues(valuesOf(base), fields), version: base.version },
    })),
    onDone: (saved, sent) => {
      toast.success('Account saved')
      // What was typed meanwhile stays, to be saved next.
      const typedOn = !isSame(z.safeParse(Fields, form.getValues()).data, sent)
      form.reset(valuesOf(saved), { keepValues: typedOn })
      setBase(saved)
      if (!typedOn) void navigate(page)
    },
  })
  const { register, formState } = form
  const { errors, isDirty } = formState
  const latest = useCommand({
    send: () => queryClient.fetchQuery({ ...adminUserQuery(base.id), staleTime: 0 }),
    onDone: async ({ user }) => {
      form.reset(valuesOf(user), { keepDirtyValues: true })
      setBase(user)
    },
  })
  const reload = () => latest.mutate(undefined, { onError: toastFailure })
  const input = (name: keyof Fields, label: string, { required = false, type = 'text' } = {}) => (
    <Field label={label} required={required} {...(errors[name]?.message && { error: errors[name].message })}>
      <Input type={type} {...register(name)} autoComplete="off" />
    </Field>
  )
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-6">
      <LeaveWarning unsaved={isDirty && !busy} />
      <FormFailure title="We couldn’t save the account" failure={failure} attempts={attempts}>
        {isVersionConflict(failure) && <VersionConflict busy={latest.isPending} onReload={reload} />}
      </FormFailure>
      <Panel title="Account status">
        <div className="grid items-start gap-5 sm:grid-cols-3">
          <Field
            label="Membership"
            hint={own ? 'Only another administrator can change yours.' : 'They get an email.'}
          >
            <Select
              defaultValue={form.getValues('membershipType') ?? ''}
              {...register('membershipType')}
              disabled={own}
            >
              {MembershipType.options.map((type) => (
                <option key={type} value={type}>
                  {membershipLabels[type]}
                </option>
              ))}
            </Select>
          </Field>
          {suspended ? (
            <Field label="Status" hint="Reactivate the account to change it.">
              <Input value="Suspended" readOnly />
            </Field>
          ) : (
            <Field label="Status">
              <Select defaultValue={form.getValues('status') ?? ''} {...register('status')} disabled={own}>
                <option value="active">Active</option>
                <option value="pending">Pending</option>
              </Select>
            </Field>
          )}
          <Field
            label="Custom role"
            error={errors.role?.message ?? ''}
            hint="Adds permissions to the membership."
          >
            <Select defaultValue={form.getValues('role') ?? ''} {...register('role')}>
              <option value="">None</option>
              {base.role && !roles.data?.items.some(({ name }) => name === base.role) && (
                <option value={base.role}>{base.role}</option>
              )}
              {roles.data?.items.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      </Panel>
      <Panel title="Identity">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {input('name', 'Name', { required: true })}
          <Field label="Email" hint="Only its owner can change it.">
            <Input value={base.email} readOnly />
          </Field>
          {input('companyName', 'Company name')}
          {input('taxId', 'Tax ID')}
          {input('phone', 'Phone', { type: 'tel' })}
          <PlaceFields
            form={form}
            names={{
              country: 'country',
              address: 'address',
              city: 'city',
              state: 'state',
              postalCode: 'zip',
            }}
            required={['country']}
            autoFill="nobody"
          />
        </div>
      </Panel>
      <Panel title="What others see">
        <div className="grid gap-5">
          <Field label="Bio" error={errors.bio?.message ?? ''}>
            <Textarea {...register('bio')} />
          </Field>
          {base.profileHidden ? (
            <p className="text-dim">Hidden by an administrator: {base.profileHidden.reason}</p>
          ) : (
            <Checkbox label="Public profile" {...register('isPublicProfile')} />
          )}
        </div>
      </Panel>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="primary" size="lg" busy={busy} busyText="Saving...">
          Save changes
        </Button>
        <ButtonLink to={page} size="lg">
          Cancel
        </ButtonLink>
      </div>
    </form>
  )
}
