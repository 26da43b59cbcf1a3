// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense, useId } from 'react'
import * as z from 'zod/mini'
import type { Season } from '#shared/rules/seasons/season.ts'
import { text } from '#shared/text.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useReopenSeason, useStepSeason } from '../api/step-season.ts'

const RebuildDialog = lazy(async () => ({ default: (await import('./rebuild-dialog.tsx')).RebuildDialog }))

export type AskedStep = { to: 'open' | 'close' | 'copy' | 'reopen' | 'rebuild'; season: Season }

const words = {
  open: {
    title: (name: string) => `Open ${name}?`,
    description: 'Everyone sees it from now on. While it runs, most of its rules cannot change.',
    label: 'Open season',
    done: 'Season opened',
  },
  close: {
    title: (name: string) => `Close ${name}?`,
    description: 'Events no longer count in it. You can open it again with a reason.',
    label: 'Close season',
    done: 'Season closed',
  },
  copy: {
    title: (name: string) => `Copy ${name} to the next year?`,
    description: 'The copy is a draft with the same rules.',
    label: 'Create draft',
    done: 'Draft created',
  },
} as const

type StepDialogProps = { asked: AskedStep; onClose: () => void }

/** Asks before a season takes a step. */
export function SeasonStepDialog({ asked: { to, season }, onClose }: StepDialogProps) {
  const command = useStepSeason()
  if (to === 'reopen') return <ReopenDialog season={season} onClose={onClose} />
  if (to === 'rebuild')
    return (
      <Suspense fallback={null}>
        <RebuildDialog season={season} onClose={onClose} />
      </Suspense>
    )
  const { title, description, label, done } = words[to]
  return (
    <ConfirmCommand
      title={title(season.name)}
      description={description}
      confirmLabel={label}
      danger={to === 'close'}
      command={command}
      input={{ to, season }}
      done={done}
      onClose={onClose}
    />
  )
}

const Reason = z.strictObject({ reason: text(500, 10) })

function ReopenDialog({ season, onClose }: { season: Season; onClose: () => void }) {
  const id = useId()
  const form = useSchemaForm(Reason, { defaultValues: { reason: '' } })
  const command = useReopenSeason(season)
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command,
    onDone: () => {
      toast.success('Season opened again')
      onClose()
    },
  })
  return (
    <Dialog
      open
      dismissible={!busy}
      title={`Open ${season.name} again?`}
      description="Events count in it again. Your reason is kept in the activity log."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            Open again
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit} className="grid gap-6">
        <FormFailure title="We couldn’t open the season" failure={failure} attempts={attempts} />
        <Field
          label="Reason"
          required
          hint="At least 10 characters"
          error={form.formState.errors.reason?.message}
        >
          <Textarea rows={3} maxLength={500} {...form.register('reason')} />
        </Field>
      </form>
    </Dialog>
  )
}
