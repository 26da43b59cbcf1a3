import type { listTeamPeople } from '#shared/community/teams/members-contract.ts'
import type { Team } from '#shared/community/teams/team.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAnswerRequest } from '../api/team-commands.ts'

type Person = ResponseOf<typeof listTeamPeople>['invites'][number]
type InviteListProps = { team: Team; kind: 'invite' | 'request'; people: readonly Person[] }

/** Lists the people who ask to join, or who have been invited. */
export function InviteList({ team, kind, people }: InviteListProps) {
  if (people.length === 0)
    return kind === 'request' ? (
      <EmptyState title="No one is asking to join">
        {team.joining === 'approval'
          ? 'Requests appear here, and you decide about each of them.'
          : 'To get requests, an owner sets “Who can join” to “Ask to join” in the settings.'}
      </EmptyState>
    ) : (
      <p className="text-dim">No invitation is open.</p>
    )
  return (
    <Panel flush title={kind === 'request' ? 'Requests' : 'Open invitations'}>
      <ul className="divide-y divide-line wrap-anywhere">
        {people.map((person) => (
          <li
            key={person.userId}
            className="grid gap-3 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
          >
            <div className="min-w-0">
              <p className="font-semibold">{person.name}</p>
              {person.email && person.email !== person.name && <p className="text-dim">{person.email}</p>}
              {person.invite.note && <p className="mt-1 text-dim">“{person.invite.note}”</p>}
              <p className="mt-1 text-sm text-dim">Counts until {localTime(person.invite.expiresAt)}.</p>
            </div>
            <Answers team={team} person={person} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Answers({ team, person }: { team: Team; person: Person }) {
  const answer = useAnswerRequest()
  const { userId, name, invite } = person
  const isRequest = invite.kind === 'request'
  const send = (accepts: boolean, done: string) =>
    answer
      .mutateAsync({ params: { teamId: team.id, memberId: userId }, body: { accepts } })
      .then(() => toast.success(done), toastFailure)
  const accept = usePress(() => send(true, `${name} is in the team`))
  const decline = usePress(() => send(false, isRequest ? 'Request declined' : 'Invitation withdrawn'))
  const accepting = answer.isPending && answer.variables.body.accepts
  return (
    <div className="flex flex-wrap gap-2">
      <Button data-own size="sm" busy={answer.isPending && !accepting} disabled={accepting} onClick={decline}>
        {isRequest ? 'Decline' : 'Withdraw'}
        <span className="sr-only"> ({name})</span>
      </Button>
      {isRequest && (
        <Button
          data-own
          size="sm"
          variant="primary"
          busy={accepting}
          disabled={answer.isPending && !accepting}
          onClick={accept}
        >
          Accept<span className="sr-only"> ({name})</span>
        </Button>
      )}
    </div>
  )
}
