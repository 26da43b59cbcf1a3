import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { roleLabels } from '#shared/community/teams/role-labels.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { myTeamsQuery } from '../api/team-queries.ts'

/** The member’s team and the invitations that wait, in short. */
export function TeamPanel() {
  const mine = useQuery(myTeamsQuery)
  const current = mine.data?.current
  const invited = mine.data?.pending.filter(({ invite }) => invite.kind === 'invite') ?? []
  return (
    <Panel
      flush
      title="Your team"
      aside={
        <TextLink to="/teams" className="text-sm">
          All teams
        </TextLink>
      }
    >
      {mine.isPending && <ListSkeleton rows={1} />}
      {mine.isError && !mine.data && (
        <QueryFailure
          title="Your team did not load"
          error={mine.error}
          retrying={mine.isFetching}
          onRetry={() => void mine.refetch()}
        />
      )}
      {mine.data && !current && invited.length === 0 && (
        <p className="px-5 py-4 text-dim">You are not in a team. Find one near you, or create your own.</p>
      )}
      <ul className="divide-y divide-line wrap-anywhere">
        {current && (
          <TeamRow
            id={current.team.id}
            name={current.team.name}
            logoUrl={current.team.logoUrl}
            words={roleLabels[current.role]}
          />
        )}
        {invited.map(({ team }) => (
          <TeamRow key={team.id} {...team} words="Has invited you" />
        ))}
      </ul>
    </Panel>
  )
}

type TeamRowProps = { id: string; name: string; logoUrl?: string | undefined; words: string }

const TeamRow = ({ id, name, logoUrl, words }: TeamRowProps) => (
  <li className="relative flex items-center gap-3 px-5 py-3 hover:bg-raised">
    <Avatar name={name} src={logoUrl ?? null} size="sm" />
    <span className="min-w-0">
      <Link to={teamPath(id)} className="block font-semibold after:absolute after:inset-0 hover:underline">
        {name}
      </Link>
      <span className="block text-sm text-dim">{words}</span>
    </span>
  </li>
)
