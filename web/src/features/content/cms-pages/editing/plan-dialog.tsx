import { type SyntheticEvent, useState } from 'react'
import { type PlannedTime, schedulePage } from '#shared/content/cms-pages/contract.ts'
import { ownZone } from '#shared/platform/time/own-zone.ts'
import { wallTimeWords } from '#shared/platform/time/wall-time-words.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { usePageCommand } from '../api/page-commands.ts'
import type { PagePartProps } from './page-part-props.ts'
import { timeZones } from './time-zones.ts'

export type Planned = 'publish' | 'unpublish'

type PlanDialogProps = Omit<PagePartProps, 'editable'> & { what: Planned; onClose: () => void }

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined)

/** A day and a time on the clock of a place. Which of two is meant is asked where clocks show a time twice. */
export function PlanDialog({ saver, state, what, onClose }: PlanDialogProps) {
  const { page } = state.stored
  const present = page[what]
  const [day, setDay] = useState(present?.local.slice(0, 10) ?? '')
  const [time, setTime] = useState(present?.local.slice(11) ?? '09:00')
  const [zone, setZone] = useState(present?.zone ?? ownZone())
  const [which, setWhich] = useState<PlannedTime['which']>()
  const [missing, setMissing] = useState(false)
  const [attempts, setAttempts] = useState(0)
  const [takeOver, setTakeOver] = useState(false)
  const command = usePageCommand(async (planned: PlannedTime, idempotencyKey) => {
    const { version } = (await saver.flushed()).page
    return call(
      schedulePage,
      { params: { pageId: page.id }, body: { version, [what]: planned, ...(takeOver && { takeOver }) } },
      { idempotencyKey },
    )
  }, saver.learn)
  const code = codeOf(command.error)
  const changed = () => {
    setWhich(undefined)
    setTakeOver(false)
    command.reset()
  }
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    if (command.isPending) return
    if (!day || !time) {
      setMissing(true)
      return
    }
    setAttempts(attempts + 1)
    const planned = { local: `${day}T${time}`, zone, ...(which && { which }) }
    command.mutate(planned, {
      onError: (error) => codeOf(error) === 'time_twice' && setWhich('first'),
      onSuccess: () => {
        toast.success(`${what === 'publish' ? 'Goes live' : 'Will be archived'} ${wallTimeWords(planned)}`)
        onClose()
      },
    })
  }
  return (
    <FormDialog
      // Where clocks show a time twice, the question which of the two is no refusal.
      submission={{
        onSubmit: save,
        busy: command.isPending,
        failure: code === 'time_twice' ? null : command.error,
        attempts,
      }}
      title={what === 'publish' ? 'Schedule publishing' : 'Schedule archiving'}
      description={
        what === 'publish'
          ? 'The draft as it is then goes live at this time. Until then it cannot be changed.'
          : 'At this time, visitors no longer see the page.'
      }
      failed="We couldn’t schedule the page"
      submitLabel="Schedule"
      busyText="Saving..."
      wayOut={
        code === 'slug_redirects' && (
          <Button
            size="sm"
            onClick={() => {
              setTakeOver(true)
              command.reset()
            }}
          >
            Take over the address
          </Button>
        )
      }
      onClose={onClose}
    >
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label="Day" required error={missing && !day ? 'Required' : undefined}>
          <Input
            type="date"
            value={day}
            onChange={({ target }) => {
              setDay(target.value)
              changed()
            }}
          />
        </Field>
        <Field label="Time" required error={missing && !time ? 'Required' : undefined}>
          <Input
            type="time"
            value={time}
            onChange={({ target }) => {
              setTime(target.value)
              changed()
            }}
          />
        </Field>
      </div>
      <Field label="Time zone">
        <Select
          value={zone}
          onChange={({ target }) => {
            setZone(target.value)
            changed()
          }}
        >
          {timeZones(zone).map((name) => (
            <option key={name} value={name}>
              {name.replaceAll('_', ' ')}
            </option>
          ))}
        </Select>
      </Field>
      {which && (
        <RadioCards
          legend="Clocks go back that day, so this time comes twice. Which one?"
          name="which"
          value={which}
          onChange={({ target }) => setWhich(target.value as PlannedTime['which'])}
          options={[
            { value: 'first', label: 'The first', hint: 'Before clocks go back' },
            { value: 'second', label: 'The second', hint: 'After clocks have gone back' },
          ]}
        />
      )}
      {takeOver && <p className="text-sm">The address is taken over when the page goes live.</p>}
    </FormDialog>
  )
}
