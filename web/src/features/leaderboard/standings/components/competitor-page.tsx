import { stateName } from '#shared/community/members/state-key.ts'
import type { Competitor } from '#shared/leaderboard/standings/contract.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { Chart } from '#web/charts/chart.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CompetitorResults } from './competitor-results.tsx'

type Season = Competitor['seasons'][number]
type Best = Competitor['bests'][number]

/** Ranks are drawn below zero, so that the first is at the top. */
const rankWords = (value: number) => (Number.isInteger(value) && value < 0 ? String(-value) : '')

const day = (on: string) => utcDay(`${on}T00:00:00.000Z`)

const seasonColumns: readonly Column<Season>[] = [
  {
    id: 'season',
    header: 'Season',
    narrow: 'title',
    cell: ({ seasonId, seasonName, classKey, className }) => (
      <TextLink to={`/leaderboard?season=${seasonId}&class=${classKey}`}>
        {seasonName}, {className}
      </TextLink>
    ),
  },
  {
    id: 'events',
    header: 'Events',
    narrow: 'meta',
    cell: ({ events, wins }) =>
      `${events} ${events === 1 ? 'event' : 'events'}, ${wins} ${wins === 1 ? 'win' : 'wins'}`,
  },
  { id: 'rank', header: 'Rank', numeric: true, narrow: 'end', cell: ({ rank, of }) => `${rank} of ${of}` },
  { id: 'points', header: 'Points', numeric: true, narrow: 'note', cell: ({ points }) => `${points} points` },
]

const bestColumns: readonly Column<Best>[] = [
  { id: 'class', header: 'Class', narrow: 'title', cell: ({ className }) => className },
  {
    id: 'league',
    header: 'League',
    narrow: 'meta',
    cell: ({ leagueName, isClassRecord }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {leagueName}
        {isClassRecord && <Badge tone="success">Class record</Badge>}
      </span>
    ),
  },
  { id: 'on', header: 'Date', narrow: 'note', cell: ({ on }) => day(on) },
  { id: 'score', header: 'Score', numeric: true, narrow: 'end', cell: ({ score }) => showScore(score) },
]

/** Shows a member's competition history: seasons, the course of their rank, and personal bests. */
export function CompetitorPage({ competitor }: { competitor: Competitor }) {
  const { competitorId, name, profilePath, state, team, seasons, bests } = competitor
  const charted = seasons.filter(({ history }) => history.length > 1).slice(0, 2)
  const lead = [state && stateName(state), team?.name].filter(Boolean).join(' · ')
  return (
    <div className="shell py-10">
      <PageHeader
        label="Competitor"
        title={name}
        lead={lead || undefined}
        actions={
          <>
            {team && <ButtonLink to={team.path}>Team</ButtonLink>}
            {profilePath && <ButtonLink to={profilePath}>Profile</ButtonLink>}
          </>
        }
      />
      {seasons.length === 0 && bests.length === 0 && (
        <EmptyState title="No results yet">
          Ranks and personal bests appear with the first verified result.
        </EmptyState>
      )}
      <div className="grid gap-8">
        {seasons.length > 0 && (
          <Panel title="Seasons" flush>
            <Table
              caption="Seasons"
              columns={seasonColumns}
              rows={seasons}
              rowKey={({ seasonId, classKey }) => `${seasonId}#${classKey}`}
            />
          </Panel>
        )}
        {charted.map((season) => (
          <Panel key={`${season.seasonId}#${season.classKey}`}>
            <Chart
              title={`Rank after each event, ${season.seasonName}, ${season.className}`}
              kind="line"
              step="Event day"
              steps={season.history.map(({ on }) => day(on))}
              series={[{ name: 'Rank', values: season.history.map(({ rank }) => -rank) }]}
              format={rankWords}
            />
          </Panel>
        ))}
        {bests.length > 0 && (
          <Panel title="Personal bests" flush>
            <Table
              caption="Personal bests"
              columns={bestColumns}
              rows={bests}
              rowKey={({ leagueName, classKey }) => `${leagueName}#${classKey}`}
            />
          </Panel>
        )}
        {/* Members who hide their profile have no list of results. */}
        {profilePath && <CompetitorResults userId={competitorId} />}
      </div>
    </div>
  )
}
