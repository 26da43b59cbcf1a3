import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { myTeamsQuery } from '../api/team-queries.ts'

/** The teams that wait for the member’s answer; nothing where none does. */
export function TeamInvitations({ onSettled }: { onSettled: () => void }) {
  const { data, isError } = useQuery(myTeamsQuery)
  const invited = data?.pending.filter(({ invite }) => invite.kind === 'invite') ?? []
  const isSettled = data !== undefined || isError
  useEffect(() => {
    if (isSettled) onSettled()
  }, [isSettled, onSettled])
  if (invited.length === 0) return null
  return (
    <Panel flush title={invited.length === 1 ? 'Team invitation' : 'Team invitations'}>
      <ul className="divide-y divide-line wrap-anywhere">
        {invited.map(({ team: { id, name, logoUrl } }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 px-5 py-3">
            <Avatar name={name} src={logoUrl ?? null} size="sm" />
            <p className="min-w-0 flex-1">
              <span className="font-semibold">{name}</span> has invited you
            </p>
            <ButtonLink to={teamPath(id)}>
              Answer<span className="sr-only"> {name}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
