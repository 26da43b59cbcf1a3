import { Link } from 'react-router-dom'
import type { TeamCard } from '#shared/community/teams/contract.ts'
import type { TeamInvite } from '#shared/community/teams/team.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAnswerInvite } from '../api/team-commands.ts'

type PendingTeamProps = {
  invite: TeamInvite
  team: Pick<TeamCard, 'id' | 'name'>
  /** The team that must be left first. */
  inTeam: string | undefined
}

/** An invitation or a request of the member, with its actions. */
export function PendingTeam({ invite, team, inTeam }: PendingTeamProps) {
  const { kind, note, expiresAt } = invite
  return (
    <li className="grid gap-3 border-t border-line px-5 py-4 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0 wrap-anywhere">
        <p>
          <Link to={teamPath(team.id)} className="font-semibold hover:underline">
            {team.name}
          </Link>{' '}
          {kind === 'invite' ? 'has invited you.' : 'has your request to join.'}
        </p>
        {note && <p className="mt-1 text-dim">“{note}”</p>}
        <p className="mt-1 text-sm text-dim">
          {kind === 'invite' && inTeam ? `Leave ${inTeam} before you accept. ` : ''}Counts until{' '}
          {localTime(expiresAt)}.
        </p>
      </div>
      <InviteAnswers invite={invite} team={team} />
    </li>
  )
}

/** Accepting and declining an invitation, or taking back a request. */
export function InviteAnswers({ invite, team }: Pick<PendingTeamProps, 'invite' | 'team'>) {
  const answer = useAnswerInvite()
  const send = (accepts: boolean, done: string) =>
    answer
      .mutateAsync({ params: { teamId: team.id }, body: { accepts } })
      .then(() => toast.success(done), toastFailure)
  const accept = usePress(() => send(true, `You are in ${team.name}`))
  const isInvite = invite.kind === 'invite'
  const decline = usePress(() => send(false, isInvite ? 'Invitation declined' : 'Request withdrawn'))
  const accepting = answer.isPending && answer.variables.body.accepts
  return (
    <div className="flex flex-wrap gap-2">
      <Button data-own busy={answer.isPending && !accepting} disabled={accepting} onClick={decline}>
        {isInvite ? 'Decline' : 'Withdraw'}
        <span className="sr-only"> ({team.name})</span>
      </Button>
      {isInvite && (
        <Button
          data-own
          variant="primary"
          busy={accepting}
          disabled={answer.isPending && !accepting}
          onClick={accept}
        >
          Accept<span className="sr-only"> ({team.name})</span>
        </Button>
      )}
    </div>
  )
}
