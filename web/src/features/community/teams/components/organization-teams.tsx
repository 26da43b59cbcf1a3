import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { TeamCard } from '#shared/community/teams/contract.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import type { PublicOrganization } from '#shared/organizations/organizations/contract.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { organizationTeamsQuery } from '../api/organization-teams-query.ts'
import { placesWords, teamPlace } from './team-words.ts'

/** The teams of an organization; nothing where it has none. */
export function OrganizationTeams({ organization }: { organization: PublicOrganization }) {
  const pages = useInfiniteQuery(organizationTeamsQuery(organization.id))
  const isEmpty = pages.data?.pages.every(({ items }) => items.length === 0) ?? !pages.isError
  if (isEmpty) return null
  return (
    <CursorList pages={pages} waiting={null} failed="The teams did not load" empty={null}>
      {(teams) => (
        <Panel flush title="Teams">
          <ul className="divide-y divide-line">
            {teams.map((team) => (
              <TeamRow key={team.id} team={team} />
            ))}
          </ul>
        </Panel>
      )}
    </CursorList>
  )
}

const TeamRow = ({ team }: { team: TeamCard }) => (
  <li className="relative flex items-center gap-3 px-5 py-3 [transition:background-color_150ms,border-color_150ms] hover:bg-raised">
    <Avatar name={team.name} src={team.logoUrl ?? null} />
    <p className="min-w-0 wrap-anywhere">
      <Link to={teamPath(team.id)} className="font-semibold after:absolute after:inset-0 hover:underline">
        {team.name}
      </Link>
      <span className="block text-sm text-dim">
        {[teamPlace(team), placesWords(team)].filter(Boolean).join(' · ')}
      </span>
    </p>
  </li>
)
