import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { isJudged } from '#shared/rules/rulebooks/competition-format.ts'
import { staffQuery } from '#web/features/events/event-staff/api/staff-queries.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { classParams } from '../api/class-commands.ts'
import { useSetClassSetup } from '../api/setup-commands.ts'

type Values = { judgeIds: ClassWork['of']['judgeIds']; laneId: string; runs: string }
type Person = { userId: Values['judgeIds'][number]; name: string }

const valuesOf = ({ of }: ClassWork): Values => ({
  judgeIds: of.judgeIds,
  laneId: of.laneId ?? '',
  runs: String(of.runsAllowed),
})

/** Sets who judges a class, where it runs, and how many runs each entry has. */
export function SetupPanel({ work }: { work: ClassWork }) {
  const { of, format, lanes, judges } = work
  const staff = useQuery({ ...staffQuery(of.eventId), enabled: work.roles.includes('organizer') })
  const [edited, setEdited] = useState<Values>()
  const [attempts, setAttempts] = useState(0)
  const save = useSetClassSetup()
  const values = edited ?? valuesOf(work)
  const isPast = of.state !== 'planned' && of.state !== 'running'
  const appointed = (staff.data?.items ?? []).filter(
    ({ status, role, classKeys }) =>
      status === 'accepted' &&
      (role === 'judge' || role === 'head_judge') &&
      (classKeys.length === 0 || classKeys.includes(of.classKey)),
  )
  const people = new Map<string, Person>(
    [...judges, ...appointed].map(({ userId, name }) => [userId, { userId, name }]),
  )
  const change = (changes: Partial<Values>) => setEdited({ ...values, ...changes })
  const send = () => {
    setAttempts((count) => count + 1)
    save.mutate(
      {
        ...classParams(of),
        body: {
          judgeIds: values.judgeIds,
          ...(values.laneId && { laneId: values.laneId }),
          runsAllowed: Number(values.runs),
          version: of.version,
        },
      },
      {
        onSuccess: () => {
          setEdited(undefined)
          toast.success('Class saved')
        },
      },
    )
  }
  return (
    <Panel title="Judges and lane">
      <form
        data-own="part"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!save.isPending) send()
        }}
      >
        {save.error && <FormError key={attempts} title={describeFailure(save.error).sentence} />}
        {isPast && (
          <p className="text-sm text-dim">The places of this class are published, so this is locked.</p>
        )}
        <fieldset className="grid gap-2" disabled={isPast}>
          <legend className="mb-2 text-sm font-semibold">Judges</legend>
          {people.size === 0 && (
            <p className="text-sm text-dim">
              {work.roles.includes('organizer')
                ? 'No judge has accepted yet. Invite judges in the event’s editor, under Staff.'
                : 'The organizers choose who judges this class. Until they do, every judge of the event may.'}
            </p>
          )}
          {[...people.values()].map(({ userId, name }) => (
            <Checkbox
              key={userId}
              label={name}
              checked={values.judgeIds.includes(userId)}
              disabled={values.judgeIds.length >= 3 && !values.judgeIds.includes(userId)}
              onChange={({ target }) =>
                change({
                  judgeIds: target.checked
                    ? [...values.judgeIds, userId]
                    : values.judgeIds.filter((one) => one !== userId),
                })
              }
            />
          ))}
        </fieldset>
        {lanes.length > 0 && (
          <Field label="Lane">
            <Select
              disabled={isPast}
              value={values.laneId}
              onChange={({ target }) => change({ laneId: target.value })}
            >
              <option value="">Any lane</option>
              {lanes.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {!isJudged(format) && (
          <Field label="Runs for each entry">
            <Input
              type="number"
              min={1}
              max={10}
              disabled={isPast}
              value={values.runs}
              onChange={({ target }) => change({ runs: target.value })}
            />
          </Field>
        )}
        {edited && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" type="submit" variant="primary" busy={save.isPending} busyText="Saving...">
              Save
            </Button>
            <Button size="sm" variant="ghost" disabled={save.isPending} onClick={() => setEdited(undefined)}>
              Discard
            </Button>
          </div>
        )}
      </form>
    </Panel>
  )
}
