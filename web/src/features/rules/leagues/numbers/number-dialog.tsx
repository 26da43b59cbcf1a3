import { useId } from 'react'
import * as z from 'zod/mini'
import { type League, LeagueNumber } from '#shared/rules/leagues/league.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { type SaidNumber, useSetNumber } from '../api/league-numbers.ts'

const Said = z.strictObject({
  number: LeagueNumber.shape.number,
  validUntilOn: LeagueNumber.shape.validUntilOn,
})

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
  const id = useId()
  const form = useSchemaForm<Typed, SaidNumber>(schema, {
    defaultValues: { number: said?.number ?? '', validUntilOn: said?.validUntilOn ?? '' },
  })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useSetNumber(league),
    onDone: () => {
      toast.success('Number saved')
      onClose()
    },
  })
  const { register, formState } = form
  return (
    <Dialog
      open
      dismissible={!busy}
      title={`Your number in ${league.name}`}
      description="Administrators check it. When you change it, they check it again."
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            Save number
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit} className="grid gap-6">
        <FormFailure title="We couldn’t save your number" failure={failure} attempts={attempts} />
        <Field label="Number" required error={formState.errors.number?.message}>
          <Input maxLength={20} autoComplete="off" {...register('number')} />
        </Field>
        <Field
          label="Valid until"
          hint="Empty: it does not end"
          error={formState.errors.validUntilOn?.message}
        >
          <Input type="date" {...register('validUntilOn')} />
        </Field>
      </form>
    </Dialog>
  )
}
