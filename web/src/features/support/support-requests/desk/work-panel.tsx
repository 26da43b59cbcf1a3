import { useQuery } from '@tanstack/react-query'
import { Email } from '#shared/platform/users/email.ts'
import type { User } from '#shared/platform/users/user.ts'
import type { RequestChange } from '#shared/support/support-requests/agent-shapes.ts'
import type { DeskRequest } from '#shared/support/support-requests/shown-request.ts'
import {
  mostParticipants,
  mostTags,
  RequestPriority,
  Tag,
} from '#shared/support/support-requests/support-request.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Select } from '#web/ui/select.tsx'
import { useDesk } from './desk-api.ts'
import { useChangeRequest } from './desk-commands.ts'
import { deskAgentsQuery, deskCategoriesQuery } from './desk-queries.ts'
import { priorityWords } from './request-words.ts'
import { WordsField } from './words-field.tsx'

/** How a request is sorted, and who answers it. Each change is saved at once. */
export function WorkPanel({ request }: { request: DeskRequest }) {
  const { id, version, mayAnswer, assignee, priority, category, categoryLabel, tags, participants } = request
  const desk = useDesk()
  const me = useMe()
  const agents = useQuery({ ...deskAgentsQuery(desk), enabled: mayAnswer }).data?.items ?? []
  const categories = useQuery({ ...deskCategoriesQuery(desk), enabled: mayAnswer }).data ?? []
  const command = useChangeRequest(id)
  const change = (of: Omit<RequestChange, 'version'>) =>
    command.mutateAsync({ ...of, version }).then(
      () => true,
      (error: unknown) => {
        toastFailure(error)
        return false
      },
    )
  const locked = !mayAnswer || command.isPending
  const people = [
    ...(assignee && !agents.some((agent) => agent.id === assignee.id) ? [assignee] : []),
    ...agents,
  ]
  return (
    <Panel title="Work" data-own="part">
      <div className="grid gap-4">
        <Field label="Assigned to">
          <Select
            value={assignee?.id ?? ''}
            disabled={locked}
            onChange={({ target }) =>
              void change({ assigneeId: (target.value || null) as User['id'] | null })
            }
          >
            <option value="">No one</option>
            {people.map((agent) => (
              <option key={agent.id} value={agent.id}>
                {agent.id === me.id ? `${agent.name} (you)` : agent.name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Priority">
          <Select
            value={priority}
            disabled={locked}
            onChange={({ target }) => void change({ priority: target.value as RequestPriority })}
          >
            {RequestPriority.options.map((option) => (
              <option key={option} value={option}>
                {priorityWords[option]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Category">
          <Select
            value={category}
            disabled={locked}
            onChange={({ target }) => void change({ category: target.value })}
          >
            {!categories.some(({ key }) => key === category) && (
              <option value={category}>{categoryLabel}</option>
            )}
            {categories.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <WordsField
          label="Tags"
          words={tags}
          schema={Tag}
          most={mostTags}
          locked={locked}
          onChange={(next) => change({ tags: next })}
        />
        {desk.isAdmin && (
          <WordsField
            label="CC"
            hint="They get the answers and can write."
            words={participants}
            schema={Email}
            most={mostParticipants}
            locked={locked}
            onChange={(next) => change({ participants: next })}
          />
        )}
      </div>
    </Panel>
  )
}
