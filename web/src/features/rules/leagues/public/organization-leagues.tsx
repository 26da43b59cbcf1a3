import { useInfiniteQuery } from '@tanstack/react-query'
import type { PublicOrganization } from '#shared/organizations/organizations/contract.ts'
import type { League } from '#shared/rules/leagues/league.ts'
import { manageLeaguePath } from '#shared/rules/leagues/league-path.ts'
import { useRunsOrganization } from '#web/features/organizations/organizations/api/use-runs-organization.ts'
import { CursorList } from '#web/features/platform/lists/cursor-list.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { WebLink } from '#web/ui/web-link.tsx'
import { organizationLeaguesQuery } from '../api/organization-leagues-query.ts'

/** The leagues of an organization; nothing where it has none. */
export function OrganizationLeagues({ organization }: { organization: PublicOrganization }) {
  const pages = useInfiniteQuery(organizationLeaguesQuery(organization.id))
  const runs = useRunsOrganization(organization.id)
  const isEmpty = pages.data?.pages.every(({ items }) => items.length === 0) ?? !pages.isError
  if (isEmpty) return null
  return (
    <CursorList pages={pages} waiting={null} failed="The leagues did not load" empty={null}>
      {(leagues) => (
        <Panel flush title="Leagues">
          <ul className="divide-y divide-line">
            {leagues.map((league) => (
              <LeagueRow key={league.id} league={league} isRun={runs === true} />
            ))}
          </ul>
        </Panel>
      )}
    </CursorList>
  )
}

function LeagueRow({ league, isRun }: { league: League; isRun: boolean }) {
  const { id, name, abbreviation, websiteUrl } = league
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3">
      <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
        <span className="font-semibold">{name}</span> <span className="label text-dim">{abbreviation}</span>
        {websiteUrl && (
          <span className="block text-sm">
            <WebLink href={websiteUrl} />
          </span>
        )}
      </p>
      {isRun && (
        <ButtonLink size="sm" to={manageLeaguePath(id)}>
          Manage<span className="sr-only"> {name}</span>
        </ButtonLink>
      )}
    </li>
  )
}
