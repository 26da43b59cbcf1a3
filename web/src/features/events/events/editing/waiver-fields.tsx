import { useFieldArray } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { EventEditForm } from './event-edit-form.ts'

const most = 10

const blankQuestion = () => ({
  key: `q_${crypto.randomUUID().slice(0, 8)}`,
  label: '',
  kind: 'text' as const,
  options: '',
  required: false,
})

export function WaiverFields({ form }: { form: EventEditForm }) {
  const { register, watch, control, formState } = form
  const { errors } = formState
  const questions = useFieldArray({ control, name: 'questions' })
  return (
    <>
      <Field label="Waiver" hint="Everyone can read it." error={errors.waiver?.message}>
        <Textarea rows={5} maxLength={5000} {...register('waiver')} />
      </Field>
      {questions.fields.map((question, at) => {
        const path = `questions.${at}` as const
        return (
          <fieldset
            key={question.id}
            className="grid items-start gap-4 border-t border-line pt-4 sm:grid-cols-3"
          >
            <legend className="sr-only">Question {at + 1}</legend>
            <Field
              label="Question"
              required
              className="sm:col-span-2"
              error={errors.questions?.[at]?.label?.message}
            >
              <Input maxLength={120} autoComplete="off" {...register(`${path}.label`)} />
            </Field>
            <Field label="Answer">
              <Select {...register(`${path}.kind`)}>
                <option value="text">Text</option>
                <option value="yes_no">Yes or no</option>
                <option value="choice">One of several</option>
              </Select>
            </Field>
            {watch(`${path}.kind`) === 'choice' && (
              <Field label="Choices" hint="With commas between them" className="sm:col-span-3">
                <Input autoComplete="off" {...register(`${path}.options`)} />
              </Field>
            )}
            <div className="flex flex-wrap items-center justify-between gap-3 sm:col-span-3">
              <Checkbox label="Required" {...register(`${path}.required`)} />
              <Button size="sm" variant="ghost" onClick={() => questions.remove(at)}>
                Remove<span className="sr-only"> question {at + 1}</span>
              </Button>
            </div>
          </fieldset>
        )
      })}
      <Button
        className="justify-self-start"
        disabled={questions.fields.length >= most}
        onClick={() => questions.append(blankQuestion())}
      >
        Add a question
      </Button>
    </>
  )
}
