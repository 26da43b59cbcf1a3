import type { Rulebook, RulebookClass } from '#shared/rules/rulebooks/rulebook.ts'
import { EditDialog } from '#web/features/platform/forms/edit-dialog.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { editOf, useSaveRulebook } from '../api/rulebook-commands.ts'
import { classSchema, classValues } from './class-values.ts'
import { problemOf, problemsOf } from './problems-of.ts'
import { replaced } from './replaced.ts'
import { formulaWords, placementWords } from './rulebook-words.ts'

type ClassDialogProps = { rulebook: Rulebook; at: number | undefined; onClose: () => void }

const keyOf = ({ key }: { key: string }) => key
const step = 10
const nextOrder = ({ classes }: Rulebook) =>
  Math.min(999, Math.max(0, ...classes.map(({ order }) => order)) + step)

/** A class of a draft, or a new one. */
export function ClassDialog({ rulebook, at, onClose }: ClassDialogProps) {
  const former = at === undefined ? undefined : rulebook.classes[at]
  const edit = useEditForm({
    thing: editOf(rulebook),
    schemaFor: () => classSchema,
    valuesOf: (thing) =>
      classValues(
        thing.rulebook.classes.find(({ key }) => key === former?.key),
        thing.rulebook.formats[0]?.key ?? '',
        nextOrder(thing.rulebook),
      ),
    ...useSaveRulebook(rulebook, ({ classes }, one: RulebookClass) => ({
      // A new one with the key of another is added, so that both are named as a problem.
      classes: former ? replaced(classes, one, keyOf, former.key) : [...classes, one],
    })),
    onSaved: () => {
      toast.success('Class saved')
      onClose()
    },
  })
  const { register, watch, formState } = edit.form
  const { errors } = formState
  const problem = (field: string) =>
    at === undefined ? undefined : problemOf(problemsOf(rulebook), 'classes', at, field)
  return (
    <EditDialog
      edit={edit}
      wide
      onClose={onClose}
      title={former ? `Edit ${former.name}` : 'Add a class'}
      failed="We couldn’t save the class"
      saveLabel="Save class"
    >
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <Field label="Code" required hint="As on a number card" error={errors.key?.message}>
          <Input maxLength={12} autoComplete="off" className="uppercase" {...register('key')} />
        </Field>
        <Field label="Name" required className="sm:col-span-2" error={errors.name?.message}>
          <Input maxLength={60} autoComplete="off" {...register('name')} />
        </Field>
        <Field
          label="Format"
          required
          error={(errors.formatKey && 'Choose a format.') ?? problem('formatKey')}
        >
          <Select {...register('formatKey')}>
            <option value="">Not chosen yet</option>
            {rulebook.formats.map(({ key, name }) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Division" error={errors.division?.message}>
          <Input maxLength={40} autoComplete="off" {...register('division')} />
        </Field>
        <Field label="Place in the list" error={errors.order && 'Enter 0 to 999.'}>
          <Input inputMode="numeric" maxLength={3} autoComplete="off" {...register('order')} />
        </Field>
        <Field label="Class by" error={problem('assign')}>
          <Select {...register('assign.formula')}>
            <option value="">Entrant’s choice</option>
            {Object.entries(formulaWords).map(([formula, words]) => (
              <option key={formula} value={formula}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
        {watch('assign.formula') !== '' && (
          <>
            <Field label="From" error={errors.assign?.min && 'Enter a whole number.'}>
              <Input inputMode="numeric" autoComplete="off" {...register('assign.min')} />
            </Field>
            <Field label="To" hint="Blank = no limit" error={errors.assign?.max && 'Enter a whole number.'}>
              <Input inputMode="numeric" autoComplete="off" {...register('assign.max')} />
            </Field>
          </>
        )}
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Placement">
          <Select {...register('placement')}>
            <option value="">Anywhere</option>
            {Object.entries(placementWords).map(([placement, words]) => (
              <option key={placement} value={placement}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Ceiling or target in dB"
          hint="A run above a ceiling counts zero."
          error={
            (errors.ceilingHundredths && 'Enter up to 199.99, with at most two decimals.') ??
            problem('ceilingHundredths')
          }
        >
          <Input inputMode="decimal" autoComplete="off" {...register('ceilingHundredths')} />
        </Field>
      </div>
      <Field label="Rules of this class" hint="Up to 2,000 characters" error={errors.text?.message}>
        <Textarea rows={4} maxLength={2000} {...register('text')} />
      </Field>
      <Checkbox
        label="Retired"
        hint="New events no longer offer it. Past results keep it."
        {...register('retired')}
      />
      {watch('retired') && (
        <Field label="Class that follows it" error={errors.replacedBy?.message ?? problem('replacedBy')}>
          <Select {...register('replacedBy')}>
            <option value="">None</option>
            {rulebook.classes
              .filter(({ key, retired }) => key !== former?.key && !retired)
              .map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
          </Select>
        </Field>
      )}
    </EditDialog>
  )
}
