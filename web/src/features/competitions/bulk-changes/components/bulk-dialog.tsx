import { type SyntheticEvent, useState } from 'react'
import type { BulkAction } from '#shared/competitions/bulk-changes/bulk-change.ts'
import type { Event } from '#shared/events/events/event.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { usePlanBulk } from '../api/bulk-commands.ts'
import { BulkPreview } from './bulk-preview.tsx'
import { type BulkKind, bulkTexts } from './bulk-texts.ts'
import type { ChosenResult } from './chosen-result.ts'
import { ClassChoice } from './class-choice.tsx'
import { EventChoice } from './event-choice.tsx'

type BulkDialogProps = {
  kind: BulkKind
  chosen: readonly ChosenResult[]
  onDone: () => void
  onClose: () => void
}

type Draft = { text: string; classKey: string; eventId: Event['id'] | undefined }
const least = 10

/** Asks for the change, shows its effect, makes it, and says what happened to each result. */
export function BulkDialog({ kind, chosen, onDone, onClose }: BulkDialogProps) {
  const texts = bulkTexts[kind]
  const plan = usePlanBulk()
  const [draft, setDraft] = useState<Draft>({ text: '', classKey: '', eventId: undefined })
  const [attempts, setAttempts] = useState(0)
  const { action, problem } = actionOf(kind, draft)
  if (plan.data)
    return (
      <BulkPreview kind={kind} planned={plan.data} onDone={onDone} onBack={plan.reset} onClose={onClose} />
    )
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    setAttempts((count) => count + 1)
    if (action) plan.mutate({ body: { resultIds: chosen.map(({ id }) => id), action } })
  }
  const error = attempts > 0 ? problem : undefined
  return (
    <FormDialog
      title={`${texts.confirm(chosen.length)}?`}
      description={texts.consequence}
      submission={{ onSubmit, busy: plan.isPending, failure: plan.error, attempts }}
      failed="We couldn’t preview this change"
      submitLabel="Preview"
      busyText="Checking..."
      className="grid gap-4"
      onClose={onClose}
    >
      <Asked kind={kind} chosen={chosen} draft={draft} error={error} onChange={setDraft} />
      <p className="text-sm text-dim">The preview shows what happens to each result. It changes nothing.</p>
    </FormDialog>
  )
}

function actionOf(
  kind: BulkKind,
  { text, classKey, eventId }: Draft,
): { action?: BulkAction; problem?: string } {
  const words = text.trim()
  if (kind === 'accept') return { action: { kind, reason: words } }
  if (kind === 'reject')
    return words.length < least
      ? { problem: 'Say why in a sentence so they can try again.' }
      : { action: { kind, decision: words } }
  if (kind === 'reclass') return classKey ? { action: { kind, classKey } } : { problem: 'Choose a class.' }
  return eventId ? { action: { kind, eventId } } : { problem: 'Search for an event and choose it.' }
}

type AskedProps = {
  kind: BulkKind
  chosen: readonly ChosenResult[]
  draft: Draft
  error: string | undefined
  onChange: (draft: Draft) => void
}

function Asked({ kind, chosen, draft, error, onChange }: AskedProps) {
  if (kind === 'move_event')
    return (
      <EventChoice
        chosen={draft.eventId}
        error={error}
        onChoose={(eventId) => onChange({ ...draft, eventId })}
      />
    )
  if (kind === 'reclass') {
    const [leagueId, ...others] = [...new Set(chosen.map((one) => one.leagueId))]
    if (!leagueId || others.length > 0)
      return <p>Choose results of one league, because each league has its own classes.</p>
    return (
      <ClassChoice
        leagueId={leagueId}
        label="New class"
        chosen={draft.classKey}
        error={error}
        onChoose={(classKey) => onChange({ ...draft, classKey })}
      />
    )
  }
  return (
    <Field
      label={kind === 'reject' ? 'Why' : 'Your reason'}
      required={kind === 'reject'}
      hint={
        kind === 'accept'
          ? 'Needed for results of your teammates, and for those that you reported yourself.'
          : undefined
      }
      error={error}
    >
      <Textarea
        rows={3}
        maxLength={500}
        value={draft.text}
        onChange={({ target }) => onChange({ ...draft, text: target.value })}
      />
    </Field>
  )
}
