import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { openRequestForMember } from '#shared/support/support-requests/admin-contract.ts'
import { adminRequestPath, platformDesk } from '#shared/support/support-requests/named-request.ts'
import { otherCategory, RequestPriority } from '#shared/support/support-requests/support-request.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { adminDeskApi } from '../api/admin-desk-api.ts'
import { deskCategoriesQuery } from '../desk/desk-queries.ts'
import { priorityWords } from '../desk/request-words.ts'

const useOpenRequest = command(openRequestForMember, { changes: [['support']] })

/** Begins a request in which the desk writes first. */
export function OpenRequestDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const navigate = useNavigate()
  const categories = useQuery(deskCategoriesQuery(adminDeskApi(platformDesk))).data ?? []
  const form = useSchemaForm(openRequestForMember.body, {
    defaultValues: { email, category: otherCategory, priority: 'normal', subject: '', text: '' },
  })
  const { register, formState } = form
  const { errors } = formState
  const submission = useSubmit({
    form,
    command: useOpenRequest(),
    inputOf: (body) => ({ body }),
    onDone: ({ id, number }) => {
      toast.success(`${number} sent`)
      void navigate(adminRequestPath(id))
    },
  })
  return (
    <FormDialog
      wide
      title="New request"
      description="The member gets your message by email and can answer it."
      submission={submission}
      failed="We couldn’t send it"
      submitLabel="Send to member"
      busyText="Sending..."
      unsaved={formState.isDirty}
      onClose={onClose}
    >
      <Field label="Email of the member" required error={errors.email?.message}>
        <Input type="email" autoComplete="off" maxLength={128} {...register('email')} />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Category" required error={errors.category?.message}>
          {/* The choice is made again once its options are there. */}
          <Select key={categories.length} {...register('category')}>
            {categories.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Priority" error={errors.priority?.message}>
          <Select {...register('priority')}>
            {RequestPriority.options.map((priority) => (
              <option key={priority} value={priority}>
                {priorityWords[priority]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label="Subject" required error={errors.subject?.message}>
        <Input autoComplete="off" maxLength={150} {...register('subject')} />
      </Field>
      <Field label="Message" required error={errors.text?.message}>
        <Textarea rows={8} maxLength={20_000} {...register('text')} />
      </Field>
    </FormDialog>
  )
}
