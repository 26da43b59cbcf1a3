import { useEffect } from 'react'
import type { OwnTeam } from '#shared/community/teams/contract.ts'
import { actingRole, mayManage } from '#shared/community/teams/team-roles.ts'
import { pageTitle } from '#web/lib/page-title.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { JoinActions } from './join-actions.tsx'
import { ManageTeam } from './manage-team.tsx'
import { TeamSheet } from './team-sheet.tsx'

/** A team that an administrator took off the site, as its members still see it. */
export function RemovedTeam({ own }: { own: OwnTeam }) {
  const { name, removed } = own.team
  useEffect(() => {
    document.title = pageTitle(name)
  }, [name])
  return (
    <div className="shell py-10">
      <Breadcrumb items={[{ label: 'Teams', to: '/teams' }, { label: name }]} />
      <div className="mt-4 grid gap-6">
        <Banner tone="danger">
          <p>An administrator took this team off the site: {removed?.reason}</p>
          <p className="mt-1 text-sm">
            Only its members see it, and no one can join.{' '}
            {mayManage(actingRole(own)) && (
              <>
                Change what is wrong, then <TextLink to="/contact">ask us to show it again</TextLink>.
              </>
            )}
          </p>
        </Banner>
        <TeamSheet
          team={{ ...own.team, organization: own.organization }}
          actions={<JoinActions own={own} />}
        />
        {mayManage(actingRole(own)) && <ManageTeam own={own} />}
      </div>
    </div>
  )
}
