import type { Competitor } from '#shared/leaderboard/standings/contract.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { ordinal } from '#shared/platform/words/ordinal.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type Season = Competitor['seasons'][number]
type Best = Competitor['bests'][number]

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
  {
    id: 'rank',
    header: 'Rank',
    numeric: true,
    narrow: 'end',
    cell: ({ rank, of }) => `${ordinal(rank)} of ${of}`,
  },
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

/** The seasons of a competitor; nothing before the first one. */
export const SeasonsPanel = ({ seasons }: { seasons: readonly Season[] }) =>
  seasons.length > 0 && (
    <Panel title="Seasons" flush>
      <Table
        caption="Seasons"
        columns={seasonColumns}
        rows={seasons}
        rowKey={({ seasonId, classKey }) => `${seasonId}#${classKey}`}
      />
    </Panel>
  )

/** The personal bests of a competitor; nothing before the first one. */
export const BestsPanel = ({ bests }: { bests: readonly Best[] }) =>
  bests.length > 0 && (
    <Panel title="Personal bests" flush>
      <Table
        caption="Personal bests"
        columns={bestColumns}
        rows={bests}
        rowKey={({ leagueName, classKey }) => `${leagueName}#${classKey}`}
      />
    </Panel>
  )
