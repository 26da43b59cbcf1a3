import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PublicTeam } from '#shared/community/teams/contract.ts'
import { actingRole, mayManage } from '#shared/community/teams/team-roles.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ReportButton } from '#web/features/platform/reports/components/report-button.tsx'
import { pageTitle } from '#web/lib/page-title.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ownTeamQuery } from '../api/team-queries.ts'
import { Roster } from './roster.tsx'
import { TeamSections } from './team-sections.tsx'
import { TeamSheet } from './team-sheet.tsx'

const JoinActions = lazy(async () => ({ default: (await import('./join-actions.tsx')).JoinActions }))
const ManageTeam = lazy(async () => ({ default: (await import('./manage-team.tsx')).ManageTeam }))

/** A team as everyone sees it, with actions for members. */
export function TeamPage({ team }: { team: PublicTeam }) {
  const session = useSession()
  const isMember = session.status === 'signed-in' && session.me.registrationCompleted
  const own = useQuery({ ...ownTeamQuery(team.id), enabled: isMember })
  const { name, status } = team
  // When the user came here inside the application, the name was not known yet.
  useEffect(() => {
    document.title = pageTitle(name)
  }, [name])
  const isActive = status === 'active'
  const [search] = useSearchParams()
  const mayBeManaged = isActive && own.data !== undefined && mayManage(actingRole(own.data))
  const isManaged = mayBeManaged && search.has('tab')
  return (
    <div className="shell py-10">
      <Breadcrumb items={[{ label: 'Teams', to: '/teams' }, { label: name }]} />
      <div className="mt-4 grid gap-6">
        <TeamSheet
          team={team}
          actions={
            (isActive || own.data) && (
              <>
                {isActive && session.status !== 'signed-in' && (
                  <ButtonLink to="/pricing" variant="primary" className="signed-out">
                    Sign up
                  </ButtonLink>
                )}
                {mayBeManaged && <ManageLink isOpen={isManaged} />}
                {isActive && own.data && (
                  <Suspense fallback={<Skeleton className="h-11 w-36" />}>
                    <JoinActions own={own.data} />
                  </Suspense>
                )}
                {own.data && own.data.team.ownerId !== (session.status === 'signed-in' && session.me.id) && (
                  <ReportButton subject={{ type: 'team', id: team.id }} of={`the team ${name}`} />
                )}
              </>
            )
          }
        />
        {isMember && own.isError && !own.data && (
          <QueryFailure
            title="Your place in this team did not load"
            error={own.error}
            retrying={own.isFetching}
            onRetry={() => void own.refetch()}
          />
        )}
        {isManaged && own.data ? (
          <Suspense fallback={<Skeleton lines={4} className="h-16" />}>
            <ManageTeam own={own.data} />
          </Suspense>
        ) : (
          isActive && <Roster team={team} />
        )}
        <TeamSections teamId={team.id} />
      </div>
    </div>
  )
}

/** Those who manage a team see it as everyone does, until they open their tools. */
const ManageLink = ({ isOpen }: { isOpen: boolean }) => (
  <ButtonLink to={isOpen ? '.' : '?tab=members'} replace preventScrollReset>
    {isOpen ? 'Show team' : 'Manage'}
  </ButtonLink>
)
