import { useQuery } from '@tanstack/react-query'
import type { Team } from '#shared/community/teams/team.ts'
import { listTeamRecords, type TeamRecord } from '#shared/leaderboard/records/team-contract.ts'
import { competitorPath } from '#shared/leaderboard/standings/competitor-path.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { query } from '#web/lib/query.ts'
import { Panel } from '#web/ui/panel.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

const columns: readonly Column<TeamRecord>[] = [
  {
    id: 'class',
    header: 'Class',
    narrow: 'title',
    cell: ({ className, leagueName }) => `${className}, ${leagueName}`,
  },
  {
    id: 'holder',
    header: 'Held by',
    narrow: 'meta',
    cell: ({ competitorId, name }) => <TextLink to={competitorPath(competitorId)}>{name}</TextLink>,
  },
  { id: 'since', header: 'Since', narrow: 'note', cell: ({ on }) => utcDay(`${on}T00:00:00.000Z`) },
  { id: 'score', header: 'Score', numeric: true, narrow: 'end', cell: ({ score }) => showScore(score) },
]

/** The class records that the members of a team hold. A team without any has no such part. */
export function TeamRecords({ teamId }: { teamId: Team['id'] }) {
  const records = useQuery(query('records', listTeamRecords, { params: { teamId } }))
  if (records.isError && !records.data)
    return (
      <QueryFailure
        title="The records did not load"
        error={records.error}
        retrying={records.isFetching}
        onRetry={() => void records.refetch()}
      />
    )
  if (!records.data || records.data.items.length === 0) return null
  return (
    <Panel title="Class records" flush>
      <Table
        caption="Class records that members hold"
        columns={columns}
        rows={records.data.items}
        rowKey={({ leagueId, classKey, competitorId }) => `${leagueId}#${classKey}#${competitorId}`}
      />
    </Panel>
  )
}
