import type { EditedMailTemplate } from '#shared/mail/mail-templates/contract.ts'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { toast } from '#web/ui/toast.ts'
import { useSaveMailTemplate } from '../api/mail-template-commands.ts'
import { wordingSchema } from './wording-schema.ts'

/** The form over the words of an email. */
export const useWordingForm = (template: EditedMailTemplate) =>
  useEditForm({
    thing: template,
    schemaFor: wordingSchema,
    valuesOf: ({ wording }) => wording,
    draft: `mail-template-${template.id}`,
    ...useSaveMailTemplate(template.id),
    onSaved: () => toast.success('Email saved', { description: 'From now on, this email has these words.' }),
  })
export type WordingEdit = ReturnType<typeof useWordingForm>
