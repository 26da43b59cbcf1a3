import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { OwnTeam } from '#shared/community/teams/contract.ts'
import { roleLabels } from '#shared/community/teams/role-labels.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { ConfirmCommand } from '#web/features/platform/forms/confirm-command.tsx'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { usePress } from '#web/features/platform/forms/use-press.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useJoin, useLeave } from '../api/team-commands.ts'
import { InviteAnswers } from './pending-team.tsx'
import { RequestDialog } from './request-dialog.tsx'

/** The actions of a platform member on a team: join it, ask, answer, or leave. */
export function JoinActions({ own }: { own: OwnTeam }) {
  const { team, role, pending, otherTeam } = own
  if (role) return <Membership own={own} />
  if (pending)
    return (
      <div className="grid gap-2">
        <p className="max-w-56 text-sm text-dim">
          {pending.kind === 'invite' ? 'You have been invited.' : 'Your request is pending.'}
          {pending.kind === 'invite' && otherTeam && ` Leave ${otherTeam.name} before you accept.`}
        </p>
        <InviteAnswers invite={pending} team={team} />
      </div>
    )
  if (otherTeam)
    return (
      <p className="max-w-56 text-sm text-dim">
        You are in{' '}
        <Link to={teamPath(otherTeam.id)} className="link">
          {otherTeam.name}
        </Link>
        . Leave it first to join this team.
      </p>
    )
  if (team.memberCount >= team.capacity) return <p className="max-w-56 text-sm text-dim">The team is full.</p>
  if (team.joining === 'invite')
    return <p className="max-w-56 text-sm text-dim">This team takes new members by invitation only.</p>
  return team.joining === 'open' ? <JoinButton own={own} /> : <AskButton own={own} />
}

function JoinButton({ own: { team } }: { own: OwnTeam }) {
  const join = useJoin()
  const press = usePress(() =>
    join
      .mutateAsync({ params: { teamId: team.id }, body: {} })
      .then(() => toast.success(`You are in ${team.name}`), toastFailure),
  )
  return (
    <Button data-own variant="primary" busy={join.isPending} onClick={press}>
      Join the team
    </Button>
  )
}

function AskButton({ own: { team } }: { own: OwnTeam }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button data-own variant="primary" onClick={() => setAsking(true)}>
        Ask to join
      </Button>
      {asking && <RequestDialog team={team} onClose={() => setAsking(false)} />}
    </>
  )
}

function Membership({ own: { team, role = 'member' } }: { own: OwnTeam }) {
  const leave = useLeave()
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      <p className="text-sm text-dim">Your role: {roleLabels[role]}</p>
      {role === 'owner' ? (
        <p className="max-w-56 text-sm text-dim">To leave, transfer ownership first.</p>
      ) : (
        <Button data-own onClick={() => setLeaving(true)}>
          Leave the team
        </Button>
      )}
      {leaving && (
        <ConfirmCommand
          command={leave}
          input={{ params: { teamId: team.id } }}
          done={`You have left ${team.name}`}
          title={`Leave ${team.name}?`}
          description="You lose your role immediately. To come back, you join like anyone else."
          confirmLabel="Leave the team"
          danger
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  )
}
