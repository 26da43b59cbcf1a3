import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { moved } from '#web/ui/moved.ts'
import { Textarea } from '#web/ui/textarea.tsx'
import type { WordingEdit } from './use-wording-form.ts'

const most = 10
const newIds = (count: number): string[] => Array.from({ length: count }, () => crypto.randomUUID())

/** The paragraphs of an email, in their order. */
export function ParagraphsField({ form }: Pick<WordingEdit, 'form'>) {
  const { field } = useController({ control: form.control, name: 'paragraphs' })
  const texts = field.value
  const [known, setKnown] = useState(() => newIds(texts.length))
  // Another list has come from outside of the rows, such as an earlier version.
  const ids = known.length === texts.length ? known : newIds(texts.length)
  if (ids !== known) setKnown(ids)
  const errors = form.formState.errors.paragraphs
  const change = (nextIds: string[], next: string[]) => {
    setKnown(nextIds)
    field.onChange(next)
  }
  const move = (from: number, to: number) => change(moved(ids, from, to), moved(texts, from, to))
  return (
    <div className="grid gap-4">
      {texts.map((text, at) => (
        <div key={ids[at]} className="grid gap-1">
          <Field label={`Paragraph ${at + 1}`} error={errors?.[at]?.message}>
            <Textarea
              rows={Math.min(8, 2 + Math.floor(text.length / 70))}
              maxLength={1000}
              value={text}
              onBlur={field.onBlur}
              onChange={({ currentTarget }) =>
                field.onChange(texts.map((one, place) => (place === at ? currentTarget.value : one)))
              }
            />
          </Field>
          <div className="flex justify-end">
            <IconButton
              label={`Move up: paragraph ${at + 1}`}
              icon={<ChevronUp aria-hidden="true" className="size-4" />}
              disabled={at === 0}
              onClick={() => move(at, at - 1)}
            />
            <IconButton
              label={`Move down: paragraph ${at + 1}`}
              icon={<ChevronDown aria-hidden="true" className="size-4" />}
              disabled={at === texts.length - 1}
              onClick={() => move(at, at + 1)}
            />
            <IconButton
              label={`Remove: paragraph ${at + 1}`}
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              disabled={texts.length === 1}
              onClick={() =>
                change(
                  ids.filter((_, place) => place !== at),
                  texts.filter((_, place) => place !== at),
                )
              }
            />
          </div>
        </div>
      ))}
      <FieldError>{errors?.message ?? errors?.root?.message}</FieldError>
      <Button
        size="sm"
        className="justify-self-start"
        disabled={texts.length >= most}
        onClick={() => change([...ids, crypto.randomUUID()], [...texts, ''])}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add a paragraph
      </Button>
    </div>
  )
}
