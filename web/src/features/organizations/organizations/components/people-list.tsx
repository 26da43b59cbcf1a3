import { MoreVertical } from 'lucide-react'
import { useState } from 'react'
import {
  type Organization,
  OrganizationRole,
  type OrganizationRole as Role,
} from '#shared/organizations/organizations/organization.ts'
import { organizationRoles } from '#shared/organizations/organizations/organization-labels.ts'
import { mayInOrganization } from '#shared/organizations/organizations/organization-roles.ts'
import type { ListedPerson } from '#shared/organizations/organizations/people-contract.ts'
import { utcMonth } from '#shared/platform/time/utc-month.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { DropdownMenu } from '#web/ui/dropdown-menu.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { useChangeRole } from '../api/organization-commands.ts'
import { PersonQuestion, type Question } from './person-question.tsx'
import { asRole } from './role-words.ts'

type PeopleListProps = { organization: Organization; role: Role; people: readonly ListedPerson[] }

/** Everyone in an organization, each with the actions of a viewer in this role. */
export function PeopleList({ organization, role, people }: PeopleListProps) {
  const session = useSession()
  const myId = session.status === 'signed-in' ? session.me.id : undefined
  const [question, setQuestion] = useState<Question>()
  const changing = useChangeRole()
  const decides = mayInOrganization(role, 'people')
  const isLastOwner = role === 'owner' && people.filter((person) => person.role === 'owner').length === 1
  const change = ({ userId, name }: ListedPerson, to: Role) =>
    changing.mutate(
      { params: { organizationId: organization.id, memberId: userId }, body: { role: to } },
      { onSuccess: () => toast.success(`${name} is now ${asRole[to]}`), onError: toastFailure },
    )
  const entriesFor = (person: ListedPerson) => [
    ...OrganizationRole.options
      .filter((one) => one !== person.role)
      .map((to) => ({
        kind: 'action' as const,
        label: `Make ${asRole[to]}`,
        // What one gives up oneself, one cannot take back.
        onSelect: () =>
          person.userId === myId ? setQuestion({ kind: 'step down', person, to }) : change(person, to),
      })),
    ...(person.userId === myId
      ? []
      : [
          {
            kind: 'action' as const,
            label: 'Remove',
            danger: true,
            onSelect: () => setQuestion({ kind: 'remove', person }),
          },
        ]),
  ]
  return (
    <Panel flush title="People">
      <ul className="divide-y divide-line wrap-anywhere">
        {people.map((person) => {
          const isMe = person.userId === myId
          return (
            <li key={person.userId} className="flex min-h-16 flex-wrap items-center gap-3 px-5 py-2.5">
              <Avatar name={person.name} src={person.pictureUrl ?? null} />
              <p className="min-w-0 flex-1">
                <span className="block font-semibold">
                  {person.name}
                  {isMe && <span className="font-normal text-dim"> (you)</span>}
                </span>
                <span className="text-sm text-dim">
                  {organizationRoles[person.role]} since {utcMonth(person.since)}
                </span>
              </p>
              {isMe && !isLastOwner && (
                <Button data-own size="sm" onClick={() => setQuestion({ kind: 'leave', person })}>
                  Leave
                </Button>
              )}
              {decides && !(isMe && isLastOwner) && (
                <DropdownMenu
                  trigger={
                    <IconButton
                      data-own
                      label={`Actions for ${person.name}`}
                      icon={<MoreVertical className="size-5" aria-hidden="true" />}
                    />
                  }
                  entries={entriesFor(person)}
                />
              )}
              {isMe && isLastOwner && (
                <p className="basis-full text-sm text-dim">
                  You are the only owner. To leave, make someone else an owner first.
                </p>
              )}
            </li>
          )
        })}
      </ul>
      {question && (
        <PersonQuestion
          organization={organization}
          question={question}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </Panel>
  )
}
