import * as z from 'zod/mini'
import { type AdminPlan, PlanForm } from '#shared/billing/plans/admin-contract.ts'
import { EditDialog } from '#web/features/platform/forms/edit-dialog.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSavePlan } from '../api/plan-commands.ts'

const { version: _, ...fields } = PlanForm.shape
const PlanFields = z.strictObject(fields)

export function PlanDialog({ plan, onClose }: { plan: AdminPlan; onClose: () => void }) {
  const edit = useEditForm({
    thing: plan,
    schemaFor: () => PlanFields,
    valuesOf: ({ name, description, displayOrder, isActive }: AdminPlan) => ({
      name,
      description,
      displayOrder,
      isActive,
    }),
    ...useSavePlan(plan),
    onSaved: () => {
      toast.success('Plan saved')
      onClose()
    },
  })
  const {
    register,
    formState: { errors },
  } = edit.form
  return (
    <EditDialog
      edit={edit}
      onClose={onClose}
      title={`Edit ${plan.name}, ${plan.billingPeriod}`}
      failed="We couldn’t save the plan"
      saveLabel="Save plan"
    >
      <Field label="Name" required error={errors.name?.message}>
        <Input maxLength={60} autoComplete="off" {...register('name')} />
      </Field>
      <Field label="Description" required hint="Up to 300 characters" error={errors.description?.message}>
        <Textarea rows={3} maxLength={300} {...register('description')} />
      </Field>
      <Field
        label="Order"
        required
        hint="Lower numbers come first. Each plan needs its own number."
        error={errors.displayOrder?.message}
      >
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          max={9999}
          {...register('displayOrder', { valueAsNumber: true })}
        />
      </Field>
      <Checkbox
        label="Offered to members"
        hint="Members who have this plan keep it even if you stop offering it."
        {...register('isActive')}
      />
    </EditDialog>
  )
}
