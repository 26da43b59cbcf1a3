import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import type { League } from '#shared/rules/leagues/league.ts'
import { type Rulebook, RulebookFields } from '#shared/rules/rulebooks/rulebook.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDraftRulebook } from '../api/step-rulebook.ts'
import { rulebookPath } from './rulebook-path.ts'

type DraftDialogProps = {
  leagueId: League['id']
  copyOf?: Pick<Rulebook, 'title' | 'versionNo'>
  onClose: () => void
}

const Draft = z.strictObject({ title: RulebookFields.shape.title })

/** The next version of a rulebook, empty or as a copy, which is then written on its own screen. */
export function DraftDialog({ leagueId, copyOf, onClose }: DraftDialogProps) {
  const id = useId()
  const navigate = useNavigate()
  const command = useDraftRulebook(leagueId, copyOf?.versionNo)
  const form = useSchemaForm(Draft, { defaultValues: { title: copyOf?.title ?? '' } })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command,
    onDone: (rulebook) => {
      toast.success('Draft created')
      onClose()
      void navigate(rulebookPath(rulebook))
    },
  })
  return (
    <Dialog
      open
      dismissible={!busy}
      title={copyOf ? `Copy version ${copyOf.versionNo}` : 'New empty version'}
      description="It is a draft until you publish it."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            Create draft
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit} className="grid gap-6">
        <FormFailure title="We couldn’t create the draft" failure={failure} attempts={attempts} />
        <Field label="Title" required error={form.formState.errors.title?.message}>
          <Input maxLength={120} autoComplete="off" {...form.register('title')} />
        </Field>
      </form>
    </Dialog>
  )
}
