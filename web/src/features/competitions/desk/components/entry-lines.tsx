import { useState } from 'react'
import { type DeskEvent, type DeskRegistration, moveEntry } from '#shared/competitions/desk/contract.ts'
import type { Entry } from '#shared/events/registrations/registration.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMoveEntry } from '../api/desk-commands.ts'

type EntryLinesProps = { event: DeskEvent; registration: DeskRegistration }

const states: Record<Entry['status'], string> = {
  in: '',
  withdrawn: 'Withdrawn',
  moved: 'Moved',
  disqualified: 'Disqualified',
}

/** The vehicles of one registration and their classes. */
export function EntryLines({ event, registration }: EntryLinesProps) {
  const [moving, setMoving] = useState<Entry>()
  const nameOf = (key: string) => event.classes.find(({ classKey }) => classKey === key)?.name ?? key
  if (registration.entries.length === 0) return null
  return (
    <>
      <ul aria-label="Entries" className="divide-y divide-line border-t border-line">
        {registration.entries.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center justify-between gap-2 py-2.5">
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">
                {nameOf(entry.classKey)}
                {states[entry.status] && (
                  <span className="ml-2 text-sm text-dim">{states[entry.status]}</span>
                )}
              </span>
              <span className="block text-sm text-dim">
                {entry.vehicle.year} {entry.vehicle.make} {entry.vehicle.model}
              </span>
              {entry.reason && <span className="block text-sm text-dim">{entry.reason}</span>}
            </span>
            {entry.status === 'in' && registration.status === 'confirmed' && event.classes.length > 1 && (
              <Button data-own className="min-h-12" onClick={() => setMoving(entry)}>
                Move
                <span className="sr-only"> {nameOf(entry.classKey)} to another class</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {moving && (
        <MoveDialog
          event={event}
          registration={registration}
          entry={moving}
          onClose={() => setMoving(undefined)}
        />
      )}
    </>
  )
}

type MoveDialogProps = EntryLinesProps & { entry: Entry; onClose: () => void }

function MoveDialog({ event, registration, entry, onClose }: MoveDialogProps) {
  const others = event.classes.filter(({ classKey }) => classKey !== entry.classKey)
  const form = useSchemaForm(moveEntry.body, {
    defaultValues: { classKey: others[0]?.classKey ?? '', reason: '', version: registration.version },
  })
  const submission = useSubmit({
    form,
    command: useMoveEntry(),
    inputOf: (body) => ({
      params: { eventId: event.id, registrationId: registration.id, entryId: entry.id },
      body,
    }),
    onDone: () => {
      toast.success('Moved to another class')
      onClose()
    },
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title="Move to another class"
      description="What was paid stays as it is. The class will see your reason."
      submission={submission}
      failed="We couldn’t move the entry"
      submitLabel="Move"
      busyText="Moving..."
      cancelLabel="Go back"
      className="grid gap-4"
      onClose={onClose}
    >
      <Field label="New class" required error={errors.classKey?.message}>
        <Select {...form.register('classKey')}>
          {others.map(({ classKey, name }) => (
            <option key={classKey} value={classKey}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Reason" required error={errors.reason?.message}>
        <Textarea rows={3} maxLength={500} {...form.register('reason')} />
      </Field>
    </FormDialog>
  )
}
