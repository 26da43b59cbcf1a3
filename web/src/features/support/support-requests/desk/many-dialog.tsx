import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import type { ManyChange, ManyChanged } from '#shared/support/support-requests/agent-shapes.ts'
import type { DeskRequestRow } from '#shared/support/support-requests/shown-request.ts'
import { RequestPriority } from '#shared/support/support-requests/support-request.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useMe } from '#web/lib/session/use-session.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { useDesk } from './desk-api.ts'
import { useChangeMany } from './desk-commands.ts'
import { deskAgentsQuery, deskCategoriesQuery } from './desk-queries.ts'
import { type ManyKind, manyTexts } from './many-texts.ts'
import { priorityWords } from './request-words.ts'

type ManyDialogProps = {
  kind: ManyKind
  rows: readonly DeskRequestRow[]
  onDone: (changed: ManyChanged) => void
  onClose: () => void
}

type Choice = { label: string; options: readonly (readonly [value: string, label: string])[] }

const noOne = ''

/** Says what will happen to how many requests, and does it. */
export function ManyDialog({ kind, rows, onDone, onClose }: ManyDialogProps) {
  const choice = useChoice(kind)
  const [given, setGiven] = useState<string>()
  const value = given ?? choice?.options[0]?.[0] ?? ''
  const command = useChangeMany()
  const texts = manyTexts[kind]
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    command.mutate(
      { ids: rows.map(({ id }) => id), change: changeOf(kind, value) },
      {
        onSuccess: (changed) => {
          onDone(changed)
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      submission={{
        onSubmit,
        busy: command.isPending,
        failure: command.error,
        attempts: command.failureCount,
      }}
      title={`${texts.confirm(rows.length)}?`}
      {...(texts.consequence && { description: texts.consequence })}
      failed="We couldn’t make this change"
      submitLabel={texts.label}
      danger={kind === 'spam'}
      disabled={choice?.options.length === 0}
      onClose={onClose}
    >
      {choice && (
        <Field label={choice.label}>
          <Select value={value} onChange={({ target }) => setGiven(target.value)}>
            {choice.options.map(([option, label]) => (
              <option key={option} value={option}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </FormDialog>
  )
}

function useChoice(kind: ManyKind): Choice | undefined {
  const desk = useDesk()
  const me = useMe()
  const agents = useQuery({ ...deskAgentsQuery(desk), enabled: kind === 'assign' }).data?.items ?? []
  const categories = useQuery({ ...deskCategoriesQuery(desk), enabled: kind === 'category' }).data ?? []
  if (kind === 'assign') {
    const others = agents.filter(({ id }) => id !== me.id).map(({ id, name }) => [id, name] as const)
    return { label: 'Assign to', options: [[me.id, 'Me'], ...others, [noOne, 'No one']] }
  }
  if (kind === 'priority')
    return {
      label: 'Priority',
      options: RequestPriority.options.map((priority) => [priority, priorityWords[priority]]),
    }
  if (kind === 'category')
    return { label: 'Category', options: categories.map(({ key, label }) => [key, label]) }
  return undefined
}

function changeOf(kind: ManyKind, value: string): ManyChange['change'] {
  if (kind === 'assign') {
    const assigneeId = value === noOne ? null : value
    return { kind, assigneeId } as ManyChange['change']
  }
  if (kind === 'priority') return { kind, priority: value as RequestPriority }
  return kind === 'category' ? { kind, category: value } : { kind }
}
