import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import type { League } from '#shared/rules/leagues/league.ts'
import { type Rulebook, RulebookFields } from '#shared/rules/rulebooks/rulebook.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDraftRulebook } from '../api/rulebook-commands.ts'
import { rulebookPath } from './rulebook-path.ts'

type DraftDialogProps = {
  leagueId: League['id']
  copyOf?: Pick<Rulebook, 'title' | 'versionNo'>
  onClose: () => void
}

const Draft = z.strictObject({ title: RulebookFields.shape.title })

/** The next version of a rulebook, empty or as a copy, which is then written on its own screen. */
export function DraftDialog({ leagueId, copyOf, onClose }: DraftDialogProps) {
  const navigate = useNavigate()
  const form = useSchemaForm(Draft, { defaultValues: { title: copyOf?.title ?? '' } })
  const submission = useSubmit({
    form,
    command: useDraftRulebook(),
    inputOf: ({ title }) => ({
      params: { leagueId },
      body: { title, ...(copyOf && { copyOf: copyOf.versionNo }) },
    }),
    onDone: (rulebook) => {
      toast.success('Draft created')
      onClose()
      void navigate(rulebookPath(rulebook))
    },
  })
  return (
    <FormDialog
      submission={submission}
      title={copyOf ? `Copy version ${copyOf.versionNo}` : 'New empty version'}
      description="It is a draft until you publish it."
      failed="We couldn’t create the draft"
      submitLabel="Create draft"
      onClose={onClose}
    >
      <Field label="Title" required error={form.formState.errors.title?.message}>
        <Input maxLength={120} autoComplete="off" {...form.register('title')} />
      </Field>
    </FormDialog>
  )
}
