import * as z from 'zod/mini'
import {
  type AdminOrganization,
  setOrganizationOwner,
} from '#shared/organizations/organizations/admin-contract.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { MemberChoice } from '#web/features/platform/users/components/member-choice.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSetOwner } from '../api/admin-organization-commands.ts'

const schema = z.omit(setOrganizationOwner.body, { version: true })

type OwnerDialogProps = { organization: AdminOrganization; onClose: () => void }

/** Makes a member the owner of an organization, in place of those who were. */
export function OwnerDialog({ organization, onClose }: OwnerDialogProps) {
  const { id, name, version, owners } = organization
  const form = useSchemaForm(schema, {
    defaultValues: { ownerId: '' as z.infer<typeof schema>['ownerId'], reason: '' },
  })
  const submission = useSubmit({
    form,
    command: useSetOwner(),
    inputOf: (fields) => ({ params: { organizationId: id }, body: { ...fields, version } }),
    onDone: ({ owners: [owner] }) => {
      toast.success(`${owner?.name ?? 'The member'} owns ${name} now`)
      onClose()
    },
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title={owners.length > 0 ? `Replace the owner of ${name}` : `Give ${name} an owner`}
      description={
        owners.length > 0
          ? `${owners.map((owner) => owner.name).join(', ')} will no longer be in it. Managers and editors stay.`
          : 'Managers and editors stay.'
      }
      submission={submission}
      failed="We couldn’t set the owner"
      submitLabel="Set owner"
      busyText="Setting..."
      onClose={onClose}
    >
      <MemberChoice
        legend="New owner"
        placeholder="Name or email of the new owner"
        current={owners.length === 1 ? owners[0]?.userId : undefined}
        chosen={form.watch('ownerId')}
        error={errors.ownerId && 'Search for a member and choose them.'}
        onChoose={(ownerId) => form.setValue('ownerId', ownerId, { shouldDirty: true, shouldValidate: true })}
      />
      <Field label="Reason" required hint="Up to 500 characters" error={errors.reason?.message}>
        <Textarea rows={3} maxLength={500} {...form.register('reason')} />
      </Field>
    </FormDialog>
  )
}
