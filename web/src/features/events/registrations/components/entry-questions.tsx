import type { PublicEvent } from '#shared/events/events/contract.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'

type Answers = Record<string, string>

type EntryQuestionsProps = {
  questions: PublicEvent['questions']
  answers: Answers
  errors: Readonly<Record<string, string>>
  onChange: (answers: Answers) => void
}

const longestAnswer = 500

/** The organizer's questions to everyone who enters. */
export function EntryQuestions({ questions, answers, errors, onChange }: EntryQuestionsProps) {
  return questions.map(({ key, label, kind, options, required }) => {
    const error = errors[`body.answers.${key}`]
    const change = (value: string) => onChange({ ...answers, [key]: value })
    const choices =
      kind === 'yes_no'
        ? ([
            ['yes', 'Yes'],
            ['no', 'No'],
          ] as const)
        : options.map((one) => [one, one] as const)
    return (
      <Field key={key} label={label} required={required} {...(error && { error })}>
        {kind === 'text' ? (
          <Input
            value={answers[key] ?? ''}
            maxLength={longestAnswer}
            onChange={({ target }) => change(target.value)}
          />
        ) : (
          <Select value={answers[key] ?? ''} onChange={({ target }) => change(target.value)}>
            <option value="">Choose</option>
            {choices.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </Field>
    )
  })
}
