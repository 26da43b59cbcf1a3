import { type Control, useFieldArray } from 'react-hook-form'
import type { Rubric } from '#shared/rules/rulebooks/rubric.ts'
import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import { EditDialog } from '#web/features/platform/forms/edit-dialog.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { editOf, type RulebookEdit, useSaveRulebook } from '../api/rulebook-commands.ts'
import { problemsAt, problemsOf } from './problems-of.ts'
import { replaced } from './replaced.ts'
import { RubricSectionFields } from './rubric-section-fields.tsx'
import { blankSection, type RubricValues, rubricSchema, rubricValues } from './rubric-values.ts'

type RubricDialogProps = { rulebook: Rulebook; at: number | undefined; onClose: () => void }

const keyOf = ({ key }: { key: string }) => key
const mostSections = 12

/** A rubric of a draft, or a new one. */
export function RubricDialog({ rulebook, at, onClose }: RubricDialogProps) {
  const former = at === undefined ? undefined : rulebook.rubrics[at]
  const edit = useEditForm({
    thing: editOf(rulebook),
    schemaFor: (thing: RulebookEdit) => rubricSchema(thing.rulebook.rubrics.map(keyOf)),
    valuesOf: (thing) => rubricValues(thing.rulebook.rubrics.find(({ key }) => key === former?.key)),
    ...useSaveRulebook(rulebook, ({ rubrics }, one: Rubric) => ({
      rubrics: replaced(rubrics, one, keyOf),
    })),
    onSaved: () => {
      toast.success('Rubric saved')
      onClose()
    },
  })
  const { register, formState } = edit.form
  const control = edit.form.control as unknown as Control<RubricValues, unknown, never>
  const sections = useFieldArray({ control, name: 'sections' })
  const problems = at === undefined ? [] : problemsAt(problemsOf(rulebook), 'rubrics', at)
  return (
    <EditDialog
      edit={edit}
      wide
      onClose={onClose}
      title={former ? `Edit ${former.name}` : 'Add a rubric'}
      description="What a judge’s sheet asks. Points are added, and deductions are taken off."
      failed="We couldn’t save the rubric"
      saveLabel="Save rubric"
    >
      {problems.length > 0 && (
        <Banner>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Banner>
      )}
      <Field label="Name" required error={formState.errors.name?.message}>
        <Input maxLength={60} autoComplete="off" {...register('name')} />
      </Field>
      {sections.fields.map(({ id }, place) => (
        <RubricSectionFields
          key={id}
          control={control}
          register={register}
          errors={formState.errors}
          at={place}
          onRemove={sections.fields.length > 1 ? () => sections.remove(place) : undefined}
        />
      ))}
      <Button
        className="justify-self-start"
        disabled={sections.fields.length >= mostSections}
        onClick={() => sections.append(blankSection())}
      >
        Add a section
      </Button>
    </EditDialog>
  )
}
