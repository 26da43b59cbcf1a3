import { useFieldArray } from 'react-hook-form'
import { ClassTie, isJudged } from '#shared/rules/rulebooks/competition-format.ts'
import { FormatKind } from '#shared/rules/rulebooks/format-kind.ts'
import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import { EditDialog } from '#web/features/platform/forms/edit-dialog.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { editOf, type RulebookEdit, useSaveRulebook } from '../api/rulebook-commands.ts'
import { kindWords } from './format-kind-words.ts'
import { formatSchema, formatValues } from './format-values.ts'
import { problemOf, problemsOf } from './problems-of.ts'
import { replaced } from './replaced.ts'
import { countsWords, tieWords } from './rulebook-words.ts'

type FormatDialogProps = { rulebook: Rulebook; at: number | undefined; onClose: () => void }

const keyOf = ({ key }: { key: string }) => key
const mostBonuses = 10

/** A format of a draft, or a new one. */
export function FormatDialog({ rulebook, at, onClose }: FormatDialogProps) {
  const format = at === undefined ? undefined : rulebook.formats[at]
  const edit = useEditForm({
    thing: editOf(rulebook),
    schemaFor: (thing: RulebookEdit) => formatSchema(thing.rulebook.formats.map(keyOf)),
    valuesOf: (thing) => formatValues(thing.rulebook.formats.find(({ key }) => key === format?.key)),
    ...useSaveRulebook(rulebook, ({ formats }, one: Rulebook['formats'][number]) => ({
      formats: replaced(formats, one, keyOf),
    })),
    onSaved: () => {
      toast.success('Format saved')
      onClose()
    },
  })
  const { register, watch, control, formState } = edit.form
  const { errors } = formState
  const bonus = useFieldArray({ control, name: 'bonus' })
  const kind = watch('kind')
  const judged = isJudged({ kind })
  const problem = (field: string) =>
    at === undefined ? undefined : problemOf(problemsOf(rulebook), 'formats', at, field)
  return (
    <EditDialog
      edit={edit}
      wide
      onClose={onClose}
      title={format ? `Edit ${format.name}` : 'Add a format'}
      failed="We couldn’t save the format"
      saveLabel="Save format"
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Name" required error={errors.name?.message}>
          <Input maxLength={60} autoComplete="off" {...register('name')} />
        </Field>
        <Field label="Kind">
          <Select {...register('kind')}>
            {FormatKind.options.map((option) => (
              <option key={option} value={option}>
                {kindWords[option]}
              </option>
            ))}
          </Select>
        </Field>
        {judged ? (
          <>
            <Field label="Judges" required error={errors.judges?.message}>
              <Input inputMode="numeric" autoComplete="off" {...register('judges')} />
            </Field>
            <Field label="Rubric" error={errors.rubricKey?.message ?? problem('rubricKey')}>
              <Select {...register('rubricKey')}>
                <option value="">Not chosen yet</option>
                {rulebook.rubrics.map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          </>
        ) : (
          <>
            <Field label="Runs" required error={errors.runs?.message}>
              <Input inputMode="numeric" autoComplete="off" {...register('runs')} />
            </Field>
            <Field label="What counts" error={errors.counts?.message ?? problem('counts')}>
              <Select {...register('counts')}>
                {Object.entries(countsWords).map(([counts, words]) => (
                  <option key={counts} value={counts}>
                    {words}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="Seconds of a run" error={errors.seconds && 'Enter 1 to 600 seconds.'}>
              <Input inputMode="numeric" autoComplete="off" {...register('seconds')} />
            </Field>
            <Field
              label="Highest frequency in Hz"
              hint="A run above it counts zero."
              error={errors.maxFrequencyHz && 'Enter 1 to 200 Hz.'}
            >
              <Input inputMode="numeric" autoComplete="off" {...register('maxFrequencyHz')} />
            </Field>
            <Field label="Resolution">
              <Select {...register('resolutionHundredths')}>
                <option value="1">Hundredths of a decibel</option>
                <option value="10">Tenths of a decibel</option>
              </Select>
            </Field>
          </>
        )}
        <Field label="Better is">
          <Select {...register('betterIs')}>
            <option value="more">The higher score</option>
            <option value="less">The lower score</option>
          </Select>
        </Field>
      </div>
      {kind === 'head_to_head' && (
        <Checkbox label="Losers before the final run for third place" {...register('thirdPlaceRun')} />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {['First in a tie', 'Then'].map((label, step) => (
          <Field key={label} label={label}>
            <Select {...register(`ties.${step}`)}>
              <option value="">Shared</option>
              {ClassTie.options.map((tie) => (
                <option key={tie} value={tie}>
                  {tieWords[tie]}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      {!judged && (
        <fieldset className="grid gap-4">
          <legend className="mb-2 text-sm font-semibold">Decibels for low notes</legend>
          {bonus.fields.map(({ id }, line) => (
            <fieldset key={id} className="grid grid-cols-3 items-end gap-3 sm:grid-cols-4">
              <legend className="sr-only">Bonus {line + 1}</legend>
              <Field label="At or below Hz" error={errors.bonus?.[line]?.belowHz && 'Enter 1 to 200.'}>
                <Input inputMode="numeric" autoComplete="off" {...register(`bonus.${line}.belowHz`)} />
              </Field>
              <Field label="dB per Hz" error={errors.bonus?.[line]?.perHzHundredths && 'Enter up to 10.'}>
                <Input
                  inputMode="decimal"
                  autoComplete="off"
                  {...register(`bonus.${line}.perHzHundredths`)}
                />
              </Field>
              <Field label="dB once" error={errors.bonus?.[line]?.onceHundredths && 'Enter up to 100.'}>
                <Input inputMode="decimal" autoComplete="off" {...register(`bonus.${line}.onceHundredths`)} />
              </Field>
              <Button variant="ghost" onClick={() => bonus.remove(line)}>
                Remove<span className="sr-only"> bonus {line + 1}</span>
              </Button>
            </fieldset>
          ))}
          <Button
            size="sm"
            className="justify-self-start"
            disabled={bonus.fields.length >= mostBonuses}
            onClick={() => bonus.append({ belowHz: '', perHzHundredths: '', onceHundredths: '' })}
          >
            Add a bonus
          </Button>
        </fieldset>
      )}
    </EditDialog>
  )
}
