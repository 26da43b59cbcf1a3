import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { createCampaign } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import { adminCampaignPath } from '#shared/newsletter/newsletter-campaigns/campaign-path.ts'
import { TemplateId } from '#shared/newsletter/newsletter-campaigns/newsletter-template.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { useCreateCampaign } from '../api/campaign-commands.ts'
import { templatesQuery } from '../api/campaign-queries.ts'

const schema = z.strictObject({
  name: createCampaign.body.shape.name,
  templateId: z.union([z.literal(''), TemplateId]),
})

/** A campaign needs only a name to begin with. It opens in the editor. */
export function NewCampaignDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const { data } = useQuery(templatesQuery)
  const form = useSchemaForm(schema, { defaultValues: { name: '', templateId: '' } })
  const submission = useSubmit({
    form,
    command: useCreateCampaign(),
    inputOf: ({ name, templateId }) => ({ body: { name, ...(templateId && { templateId }) } }),
    onDone: ({ campaign }) => navigate(adminCampaignPath(campaign.id)),
  })
  const { errors } = form.formState
  return (
    <FormDialog
      submission={submission}
      title="New campaign"
      description="It starts as a draft. Nothing goes out before you send it."
      failed="We couldn’t create the campaign"
      submitLabel="Create campaign"
      busyText="Creating..."
      onClose={onClose}
    >
      <Field label="Name" required hint="Only administrators see it." error={errors.name?.message}>
        <Input maxLength={80} autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label="Start from" error={errors.templateId?.message}>
        <Select {...form.register('templateId')}>
          <option value="">An empty campaign</option>
          {data?.items.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  )
}
