import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { OwnTeam } from '#shared/community/teams/contract.ts'
import { actingRole, mayEdit } from '#shared/community/teams/team-roles.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { teamPeopleQuery } from '../api/team-people-query.ts'
import { InviteList } from './invite-list.tsx'
import { InvitePanel } from './invite-panel.tsx'
import { MemberList } from './member-list.tsx'
import { TeamSettings } from './team-settings.tsx'

/** The tabs of those who manage a team. */
export function ManageTeam({ own }: { own: OwnTeam }) {
  const { team } = own
  const role = actingRole(own) ?? 'member'
  const [search, setSearch] = useSearchParams()
  const people = useQuery(teamPeopleQuery(team.id))
  const { members = [], invites = [] } = people.data ?? {}
  const requests = invites.filter(({ invite }) => invite.kind === 'request')
  const invited = invites.filter(({ invite }) => invite.kind === 'invite')
  const waiting = (
    <Panel flush>
      <ListSkeleton rows={3} />
    </Panel>
  )
  if (people.isError && !people.data)
    return (
      <QueryFailure
        title="The people of the team did not load"
        error={people.error}
        retrying={people.isFetching}
        onRetry={() => void people.refetch()}
      />
    )
  const tabs = [
    {
      id: 'members',
      label: 'Members',
      content: people.isPending ? waiting : <MemberList team={team} role={role} members={members} />,
    },
    {
      id: 'requests',
      label: requests.length > 0 ? `Requests (${requests.length})` : 'Requests',
      content: people.isPending ? waiting : <InviteList team={team} kind="request" people={requests} />,
    },
    {
      id: 'invites',
      label: invited.length > 0 ? `Invites (${invited.length})` : 'Invites',
      content: people.isPending ? (
        waiting
      ) : (
        <div className="grid gap-6">
          <InvitePanel team={team} />
          <InviteList team={team} kind="invite" people={invited} />
        </div>
      ),
    },
    ...(mayEdit(role) ? [{ id: 'settings', label: 'Settings', content: <TeamSettings own={own} /> }] : []),
  ]
  return (
    <Tabs
      label="Manage the team"
      tabs={tabs}
      value={search.get('tab') ?? 'members'}
      onChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
    />
  )
}
