import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { AdminUserForm, updateUserAsAdmin } from '#shared/platform/users/admin-contract.ts'
import { MembershipType, membershipLabels } from '#shared/platform/users/membership-type.ts'
import type { User } from '#shared/platform/users/user.ts'
import { EditForm } from '#web/features/platform/forms/edit-form.tsx'
import { SaveBar } from '#web/features/platform/forms/save-bar.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { PlaceFields } from '#web/features/platform/places/components/place-fields.tsx'
import { contactValues } from '#web/features/platform/places/contact-values.ts'
import { editedContact } from '#web/features/platform/places/edited-contact.ts'
import { roleChoicesQuery } from '#web/features/platform/roles/api/role-queries.ts'
import { call } from '#web/lib/call.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRefreshUsers } from '../api/admin-user-commands.ts'
import { adminUserQuery } from '../api/admin-user-queries.ts'

const Fields = z.omit(AdminUserForm, { version: true, publicFields: true })
type Fields = z.infer<typeof Fields>

const names = Object.keys(Fields.shape) as (keyof Fields)[]

/** The form's values of the account. A suspension is not among its choices. */
const valuesOf = ({ status, ...user }: User): Fields => ({
  ...Object.fromEntries(names.map((name) => [name, name === 'status' ? undefined : (user[name] ?? '')])),
  ...contactValues(user),
  ...(status !== 'suspended' && { status }),
})

export function EditAccountForm({ user: start }: { user: User }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const session = useSession()
  const page = `/admin/users/${start.id}`
  const params = { userId: start.id }
  const edit = useEditForm({
    thing: start,
    schemaFor: (user: User) => Fields.check(editedContact(user)),
    valuesOf,
    draft: `account.${start.id}`,
    send: ({ changes, thing }, idempotencyKey) =>
      call(updateUserAsAdmin, { params, body: { ...changes, version: thing.version } }, { idempotencyKey }),
    latest: async () => (await queryClient.fetchQuery({ ...adminUserQuery(start.id), staleTime: 0 })).user,
    refresh: useRefreshUsers(),
    onSaved: (_, { typedOn }) => {
      toast.success('Account saved')
      // Text that was typed meanwhile stays, to be saved next.
      if (!typedOn) void navigate(page)
    },
  })
  const { form, thing: base } = edit
  const own = session.status === 'signed-in' && session.me.id === base.id
  const suspended = base.status === 'suspended'
  const roles = useQuery(roleChoicesQuery)
  const { register } = form
  const { errors } = form.formState
  const input = (name: keyof Fields, label: string, { required = false, type = 'text' } = {}) => (
    <Field label={label} required={required} {...(errors[name]?.message && { error: errors[name].message })}>
      <Input type={type} {...register(name)} autoComplete="off" />
    </Field>
  )
  return (
    <EditForm edit={edit} failed="We couldn’t save the account">
      <Panel title="Account status">
        <div className="grid items-start gap-5 sm:grid-cols-3">
          <Field
            label="Membership"
            hint={own ? 'Only another administrator can change yours.' : 'The member is emailed.'}
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
          <Field label="Email" hint="Only the member can change this.">
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
            autoFill="none"
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
      <SaveBar edit={edit} label="Save changes">
        <ButtonLink to={page}>Cancel</ButtonLink>
      </SaveBar>
    </EditForm>
  )
}
