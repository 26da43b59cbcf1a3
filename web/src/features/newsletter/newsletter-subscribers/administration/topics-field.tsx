import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { mostTopics } from '#shared/newsletter/newsletter-subscribers/newsletter-settings.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'
import { SortableList } from '#web/ui/sortable-list.tsx'
import { withItemMoved } from '#web/ui/with-item-moved.ts'
import type { SettingsValues } from './settings-values.ts'
import type { NewsletterSettingsForm } from './use-newsletter-settings.ts'

type Topic = SettingsValues['topics'][number]
type Row = { id: string; topic: Topic }

const newIds = (count: number): string[] => Array.from({ length: count }, () => crypto.randomUUID())

/** The topics of the form as rows that keep their identity wherever they are moved. */
function useTopicRows({ control }: NewsletterSettingsForm) {
  const { field } = useController({ control, name: 'topics' })
  const topics = field.value
  const [known, setKnown] = useState(() => newIds(topics.length))
  // The rows were replaced from outside, such as by the latest version.
  const ids = known.length === topics.length ? known : newIds(topics.length)
  if (ids !== known) setKnown(ids)
  const rows = topics.map((topic, at): Row => ({ id: ids[at] ?? '', topic }))
  const arrange = (next: readonly Row[]) => {
    setKnown(next.map(({ id }) => id))
    field.onChange(next.map(({ topic }) => topic))
  }
  const edit = (at: number, part: Partial<Topic>) =>
    arrange(rows.with(at, { id: ids[at] ?? '', topic: { ...(topics[at] as Topic), ...part } }))
  return { rows, arrange, edit }
}

type TopicsFieldProps = {
  form: NewsletterSettingsForm
  /** How many chose each of them: these are switched off, not deleted. */
  chosen: Readonly<Record<string, number>>
}

/** What subscribers can choose, in the order of every form. */
export function TopicsField({ form, chosen }: TopicsFieldProps) {
  const { rows, arrange, edit } = useTopicRows(form)
  const { errors } = form.formState
  return (
    <div className="grid gap-4">
      <SortableList
        label="Topics"
        className="grid gap-3"
        items={rows}
        itemKey={({ id }) => id}
        nameOf={({ topic }, at) => topic.label || `Topic ${at + 1}`}
        onOrder={arrange}
      >
        {({ topic }, at, handle) => {
          const name = topic.label || `Topic ${at + 1}`
          const problem = errors.topics?.[at]?.label?.message
          const count = chosen[topic.key] ?? 0
          return (
            <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2 gap-y-2 border-b border-line pb-3 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:border-0 sm:pb-0">
              {handle}
              <Input
                aria-label={`Name of topic ${at + 1}`}
                aria-invalid={problem ? true : undefined}
                value={topic.label}
                maxLength={40}
                autoComplete="off"
                onChange={({ target }) => edit(at, { label: target.value })}
              />
              <div className="flex items-center gap-2 max-sm:col-start-2">
                <Checkbox
                  label={
                    <>
                      Offered<span className="sr-only">: {name}</span>
                    </>
                  }
                  className="mx-1"
                  checked={topic.isOffered}
                  onChange={({ target }) => edit(at, { isOffered: target.checked })}
                />
                <IconButton
                  label={`Move up: ${name}`}
                  icon={<ChevronUp aria-hidden="true" className="size-4" />}
                  disabled={at === 0}
                  onClick={() => arrange(withItemMoved(rows, at, at - 1))}
                />
                <IconButton
                  label={`Move down: ${name}`}
                  icon={<ChevronDown aria-hidden="true" className="size-4" />}
                  disabled={at === rows.length - 1}
                  onClick={() => arrange(withItemMoved(rows, at, at + 1))}
                />
                <IconButton
                  label={`Remove: ${name}`}
                  title={count > 0 ? 'People chose it. Stop offering it instead.' : undefined}
                  icon={<Trash2 aria-hidden="true" className="size-4" />}
                  disabled={count > 0}
                  onClick={() => arrange(rows.toSpliced(at, 1))}
                />
              </div>
              {(problem || count > 0) && (
                <div className="col-start-2 -mt-1">
                  {problem ? (
                    <FieldError>{problem}</FieldError>
                  ) : (
                    <p className="text-sm text-dim">
                      {count === 1 ? '1 person chose it' : `${count.toLocaleString('en-US')} people chose it`}
                    </p>
                  )}
                </div>
              )}
            </div>
          )
        }}
      </SortableList>
      <FieldError>{errors.topics?.message ?? errors.topics?.root?.message}</FieldError>
      <Button
        className="justify-self-start"
        disabled={rows.length >= mostTopics}
        onClick={() =>
          arrange([...rows, { id: crypto.randomUUID(), topic: { key: '', label: '', isOffered: true } }])
        }
      >
        <Plus aria-hidden="true" className="size-4" />
        Add a topic
      </Button>
    </div>
  )
}
