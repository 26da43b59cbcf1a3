import * as z from 'zod/mini'
import { type Rulebook, Violation } from '#shared/rules/rulebooks/rulebook.ts'
import { EditDialog } from '#web/features/platform/forms/edit-dialog.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { hundredths, typedHundredths } from '#web/features/rules/leagues/components/typed-number.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { editOf, useSaveRulebook } from '../api/rulebook-commands.ts'
import { problemOf, problemsOf } from './problems-of.ts'
import { replaced } from './replaced.ts'
import { effectWords } from './rulebook-words.ts'

type ViolationDialogProps = { rulebook: Rulebook; at: number | undefined; onClose: () => void }

const valuesOf = (violation?: Violation) => ({
  code: violation?.code ?? '',
  name: violation?.name ?? '',
  effect: violation?.effect ?? ('zero_run' as const),
  deductHundredths: typedHundredths(violation?.deductHundredths),
})
type Values = ReturnType<typeof valuesOf>

const toViolation = (values: Values) => ({
  ...values,
  code: values.code.trim().toUpperCase(),
  deductHundredths: values.effect === 'deduct' ? hundredths(values.deductHundredths) : undefined,
})
const schema: z.ZodMiniType<Violation, Values> = z.pipe(
  z.pipe(z.custom<Values>(), z.transform(toViolation)),
  Violation as unknown as z.ZodMiniType<Violation, ReturnType<typeof toViolation>>,
)

const codeOf = ({ code }: { code: string }) => code

/** A violation of a draft, or a new one. */
export function ViolationDialog({ rulebook, at, onClose }: ViolationDialogProps) {
  const former = at === undefined ? undefined : rulebook.violations[at]
  const edit = useEditForm({
    thing: editOf(rulebook),
    schemaFor: () => schema,
    valuesOf: (thing) => valuesOf(thing.rulebook.violations.find(({ code }) => code === former?.code)),
    ...useSaveRulebook(rulebook, ({ violations }, one: Violation) => ({
      // A new one with the code of another is added, so that both are named as a problem.
      violations: former ? replaced(violations, one, codeOf, former.code) : [...violations, one],
    })),
    onSaved: () => {
      toast.success('Violation saved')
      onClose()
    },
  })
  const { register, watch, formState } = edit.form
  const { errors } = formState
  const problem =
    at === undefined ? undefined : problemOf(problemsOf(rulebook), 'violations', at, 'deductHundredths')
  return (
    <EditDialog
      edit={edit}
      onClose={onClose}
      title={former ? `Edit ${former.name}` : 'Add a violation'}
      failed="We couldn’t save the violation"
      saveLabel="Save violation"
    >
      <Field label="Code" required hint="As on a run sheet" error={errors.code?.message}>
        <Input maxLength={16} autoComplete="off" className="uppercase" {...register('code')} />
      </Field>
      <Field label="Name" required error={errors.name?.message}>
        <Input maxLength={80} autoComplete="off" {...register('name')} />
      </Field>
      <Field label="What it costs">
        <Select {...register('effect')}>
          {Object.entries(effectWords).map(([effect, words]) => (
            <option key={effect} value={effect}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
      {watch('effect') === 'deduct' && (
        <Field
          label="Deduction"
          required
          error={(errors.deductHundredths && 'Enter up to 199.99, with at most two decimals.') ?? problem}
        >
          <Input inputMode="decimal" autoComplete="off" {...register('deductHundredths')} />
        </Field>
      )}
    </EditDialog>
  )
}
