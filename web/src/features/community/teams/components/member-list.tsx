import { MoreVertical } from 'lucide-react'
import { useState } from 'react'
import type { listTeamPeople } from '#shared/community/teams/members-contract.ts'
import { roleLabels } from '#shared/community/teams/role-labels.ts'
import type { Team, TeamRole } from '#shared/community/teams/team.ts'
import { isOwner, mayManageRole } from '#shared/community/teams/team-roles.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { utcMonth } from '#shared/platform/time/utc-month.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { DropdownMenu } from '#web/ui/dropdown-menu.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { useChangeRole, useHandOver, useRemove } from '../api/team-commands.ts'

type Person = ResponseOf<typeof listTeamPeople>['members'][number]
type Question = { kind: 'remove' | 'transfer'; person: Person }

type MemberListProps = { team: Team; role: TeamRole; members: readonly Person[] }

const given = ['co_owner', 'moderator', 'member'] as const

/** Everyone in a team, each with the actions of a viewer in this role. */
export function MemberList({ team, role, members }: MemberListProps) {
  const [question, setQuestion] = useState<Question>()
  const changing = useChangeRole()
  const removing = useRemove()
  const transferring = useHandOver()
  const change = ({ userId, name }: Person, to: (typeof given)[number]) =>
    changing.mutate(
      { params: { teamId: team.id, memberId: userId }, body: { role: to } },
      {
        onSuccess: () => toast.success(`${name} is now ${roleLabels[to].toLowerCase()}`),
        onError: toastFailure,
      },
    )
  const entriesFor = (person: Person) => [
    ...(isOwner(role)
      ? [
          ...given
            .filter((one) => one !== person.membership.role)
            .map((one) => ({
              kind: 'action' as const,
              label: `Make ${roleLabels[one].toLowerCase()}`,
              onSelect: () => change(person, one),
            })),
          {
            kind: 'action' as const,
            label: 'Transfer the team',
            onSelect: () => setQuestion({ kind: 'transfer', person }),
          },
        ]
      : []),
    {
      kind: 'action' as const,
      label: 'Remove from the team',
      danger: true,
      onSelect: () => setQuestion({ kind: 'remove', person }),
    },
  ]
  const close = () => setQuestion(undefined)
  return (
    <Panel flush title="Members">
      <ul className="divide-y divide-line wrap-anywhere">
        {members.map((person) => (
          <li key={person.userId} className="flex min-h-16 items-center gap-3 px-5 py-2.5">
            <Avatar name={person.name} src={person.pictureUrl ?? null} />
            <p className="min-w-0 grow">
              <span className="block font-semibold">{person.name}</span>
              <span className="text-sm text-dim">
                {roleLabels[person.membership.role]} since {utcMonth(person.membership.from)}
              </span>
            </p>
            {mayManageRole(role, person.membership.role) && (
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
          </li>
        ))}
      </ul>
      {question?.kind === 'remove' && (
        <ConfirmCommand
          command={removing}
          input={{ params: { teamId: team.id, memberId: question.person.userId } }}
          done={`${question.person.name} is no longer in the team`}
          title={`Remove ${question.person.name}?`}
          description={`They leave ${team.name} immediately and can join another team. You can invite them again.`}
          confirmLabel="Remove"
          danger
          onClose={close}
        />
      )}
      {question?.kind === 'transfer' && (
        <ConfirmCommand
          command={transferring}
          input={{ params: { teamId: team.id }, body: { memberId: question.person.userId } }}
          done={`${question.person.name} owns the team now`}
          title={`Transfer ${team.name} to ${question.person.name}?`}
          description="They become the owner, who assigns roles and can archive the team. You become a co-owner, and only they can transfer it back."
          confirmLabel="Transfer the team"
          danger
          onClose={close}
        />
      )}
    </Panel>
  )
}
