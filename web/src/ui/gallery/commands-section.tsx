import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { Button } from '../button.tsx'
import { Field } from '../field.tsx'
import { Input } from '../input.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { Select } from '../select.tsx'
import { toast } from '../toast.ts'
import { Specimen } from './specimen.tsx'

const Entry = z.object({
  driver: z.string().check(z.trim(), z.minLength(1, 'Required')),
  division: z.enum(['Street', 'Super Street', 'Extreme']),
})
type Entry = z.infer<typeof Entry>

const entered: Entry[] = [
  { driver: 'Rosa Delgado', division: 'Street' },
  { driver: 'Marcus Webb', division: 'Super Street' },
]

/** On a screen, `query(noun, contract, input)` reads them. */
const entriesQuery = (theme: string) => ({
  queryKey: ['gallery', theme, 'entries'],
  queryFn: async () => entered,
  staleTime: Number.POSITIVE_INFINITY,
})

const full = (division: string) =>
  new ApiError({ status: 409, code: 'class_full', detail: `${division} is full. Choose another class.` })

/** On a screen, `command(contract, { changes: [['entries']] })` makes each of them, and the list is read again. */
function useEntryCommands(theme: string) {
  const queryClient = useQueryClient()
  const { queryKey } = entriesQuery(theme)
  const change = (to: (entries: Entry[]) => Entry[]) =>
    queryClient.setQueryData<Entry[]>(queryKey, (entries = []) => to(entries))
  const enter = useCommand({
    send: async (entry: Entry) => {
      if (entry.division === 'Extreme') throw full(entry.division)
      return entry
    },
    onDone: async (entry) => change((entries) => [...entries, entry]),
  })
  const withdraw = useCommand({
    send: async ({ driver }: { driver: string; reason: string }) => driver,
    onDone: async (driver) => change((entries) => entries.filter((entry) => entry.driver !== driver)),
  })
  const close = useCommand({ send: async (_: undefined) => undefined, onDone: async () => change(() => []) })
  return { enter, withdraw, close }
}

type Commands = ReturnType<typeof useEntryCommands>

function EnterDialog({ enter, onClose }: Pick<Commands, 'enter'> & { onClose: () => void }) {
  const form = useSchemaForm(Entry, { defaultValues: { driver: '', division: 'Street' } })
  const submission = useSubmit({
    form,
    command: enter,
    onDone: ({ driver }) => {
      toast.success(`${driver} is entered`)
      onClose()
    },
  })
  return (
    <FormDialog
      submission={submission}
      title="Enter someone"
      description="Extreme is full, so it is refused."
      failed="We couldn’t enter them"
      submitLabel="Enter"
      busyText="Entering..."
      onClose={onClose}
    >
      <Field label="Driver" required error={form.formState.errors.driver?.message}>
        <Input {...form.register('driver')} />
      </Field>
      <Field label="Class">
        <Select {...form.register('division')}>
          {Entry.shape.division.options.map((division) => (
            <option key={division}>{division}</option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  )
}

function Entries({ theme }: { theme: string }) {
  const { data } = useQuery(entriesQuery(theme))
  const { enter, withdraw, close } = useEntryCommands(theme)
  const [asked, setAsked] = useState<'enter' | 'close' | { driver: string }>()
  const done = () => setAsked(undefined)
  return (
    <div className="grid gap-4">
      {!data && <ListSkeleton flush rows={2} />}
      <ul className="divide-y divide-line">
        {data?.map(({ driver, division }) => (
          <li key={driver} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span>
              {driver}, {division}
            </span>
            <Button size="sm" onClick={() => setAsked({ driver })}>
              Withdraw<span className="sr-only"> {driver}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => setAsked('enter')}>
          Enter someone
        </Button>
        <Button onClick={() => setAsked('close')}>Cancel the show</Button>
      </div>
      {asked === 'enter' && <EnterDialog enter={enter} onClose={done} />}
      {asked === 'close' && (
        <ConfirmCommand
          command={close}
          input={undefined}
          done="The show is canceled"
          title="Cancel the show?"
          description="Every entry is withdrawn."
          confirmLabel="Cancel the show"
          danger
          onClose={done}
        />
      )}
      {typeof asked === 'object' && (
        <ReasonCommand
          command={withdraw}
          inputOf={(reason) => ({ driver: asked.driver, reason })}
          title={`Withdraw ${asked.driver}?`}
          description="They read why."
          confirmLabel="Withdraw"
          done={`${asked.driver} is withdrawn`}
          danger
          onClose={done}
        />
      )}
    </div>
  )
}

export function CommandsSection() {
  return (
    <Specimen
      name="FormDialog, ReasonCommand, ConfirmCommand"
      use="FormDialog sends a form once, ReasonCommand asks why, ConfirmCommand only asks whether. A refusal stands where it was caused, and everything typed stays."
    >
      {(theme) => <Entries theme={theme} />}
    </Specimen>
  )
}
