import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { withItemMoved } from '#web/ui/with-item-moved.ts'
import type { WordingEdit } from './use-wording-form.ts'

const most = 10
const newIds = (count: number): string[] => Array.from({ length: count }, () => crypto.randomUUID())

/** The paragraphs of an email, in their order. */
export function ParagraphsField({ form }: Pick<WordingEdit, 'form'>) {
  const { field } = useController({ control: form.control, name: 'paragraphs' })
  const texts = field.value
  const [known, setKnown] = useState(() => newIds(texts.length))
  // The rows were replaced from outside, such as by an earlier version.
  const ids = known.length === texts.length ? known : newIds(texts.length)
  if (ids !== known) setKnown(ids)
  const { errors: all, submitCount } = form.formState
  const errors = all.paragraphs
  const last = texts.length - 1
  const ofList = errors?.message ?? errors?.root?.message
  const errorAt = (at: number) => errors?.[at]?.message ?? (at === last ? ofList : undefined)
  const list = useRef<HTMLDivElement>(null)
  const attempts = useRef(submitCount)
  // The form moves to the first mistake only if each field is registered, and these are in a list.
  useEffect(() => {
    if (attempts.current === submitCount) return
    attempts.current = submitCount
    if (all.subject || all.heading) return
    const first = list.current?.querySelector<HTMLElement>('textarea[aria-invalid="true"]')
    first?.focus()
    // The field may have kept the focus, which then brings nothing into view.
    first?.scrollIntoView({ block: 'nearest' })
  })
  const change = (nextIds: string[], next: string[]) => {
    setKnown(nextIds)
    field.onChange(next)
  }
  const move = (from: number, to: number) =>
    change(withItemMoved(ids, from, to), withItemMoved(texts, from, to))
  return (
    <div ref={list} className="grid gap-4">
      {texts.map((text, at) => (
        <div key={ids[at]} className="grid gap-1">
          <Field label={`Paragraph ${at + 1}`} error={errorAt(at)}>
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
              disabled={at === last}
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
