import * as z from 'zod/mini'
import { type League, LeagueNumber } from '#shared/rules/leagues/league.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSetNumber } from '../api/league-commands.ts'

const Said = z.strictObject({
  number: LeagueNumber.shape.number,
  validUntilOn: LeagueNumber.shape.validUntilOn,
})

type SaidNumber = z.infer<typeof Said>
type Typed = { number: string; validUntilOn: string }

/** An empty day is none. */
const schema: z.ZodMiniType<SaidNumber, Typed> = z.pipe(
  z.pipe(
    z.custom<Typed>(),
    z.transform(({ number, validUntilOn }: Typed) => ({ number, ...(validUntilOn && { validUntilOn }) })),
  ),
  Said,
)

type NumberDialogProps = { league: League; said: LeagueNumber | undefined; onClose: () => void }

/** Says which number a member has in a league. */
export function NumberDialog({ league, said, onClose }: NumberDialogProps) {
  const form = useSchemaForm<Typed, SaidNumber>(schema, {
    defaultValues: { number: said?.number ?? '', validUntilOn: said?.validUntilOn ?? '' },
  })
  const submission = useSubmit({
    form,
    command: useSetNumber(),
    inputOf: (body) => ({ params: { leagueId: league.id }, body }),
    onDone: () => {
      toast.success('Number saved')
      onClose()
    },
  })
  const { register, formState } = form
  return (
    <FormDialog
      submission={submission}
      title={`Your number in ${league.name}`}
      description="Administrators check it. When you change it, they check it again."
      failed="We couldn’t save your number"
      submitLabel="Save number"
      onClose={onClose}
    >
      <Field label="Number" required error={formState.errors.number?.message}>
        <Input maxLength={20} autoComplete="off" {...register('number')} />
      </Field>
      <Field label="Valid until" hint="Blank = never expires" error={formState.errors.validUntilOn?.message}>
        <Input type="date" {...register('validUntilOn')} />
      </Field>
    </FormDialog>
  )
}
