import { Plus, X } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'

type WordsFieldProps<Word extends string> = {
  label: string
  hint?: string
  words: readonly Word[]
  schema: z.ZodMiniType<Word, string>
  most: number
  locked: boolean
  /** Saves them: false if it was refused. */
  onChange: (words: Word[]) => Promise<boolean>
}

/** A few words, added one at a time. */
export function WordsField<Word extends string>({
  label,
  hint,
  words,
  schema,
  most,
  locked,
  onChange,
}: WordsFieldProps<Word>) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const add = async (event: SyntheticEvent) => {
    event.preventDefault()
    const checked = z.safeParse(schema, text)
    if (!checked.success) return setProblem(checked.error.issues[0]?.message)
    setProblem(undefined)
    if (words.includes(checked.data) || (await onChange([...words, checked.data]))) setText('')
  }
  return (
    <div className="grid gap-2">
      <form noValidate onSubmit={(event) => void add(event)} className="flex items-start gap-2">
        <Field
          label={label}
          className="min-w-0 grow"
          {...(hint && { hint })}
          {...(problem && { error: problem })}
        >
          <Input
            value={text}
            autoComplete="off"
            disabled={locked || words.length >= most}
            onChange={({ target }) => {
              setText(target.value)
              setProblem(undefined)
            }}
          />
        </Field>
        <IconButton
          type="submit"
          label={`Add: ${label}`}
          icon={<Plus className="size-5" aria-hidden="true" />}
          disabled={locked || !text.trim()}
          className="mt-6.5"
        />
      </form>
      {words.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {words.map((word) => (
            <li key={word} className="max-w-full">
              <Button
                size="sm"
                className="max-w-full"
                disabled={locked}
                onClick={() => void onChange(words.filter((other) => other !== word))}
              >
                <span className="truncate">{word}</span>
                <X className="size-4 shrink-0" aria-hidden="true" />
                <span className="sr-only">Remove</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
