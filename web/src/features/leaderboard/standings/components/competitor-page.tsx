import type { Competitor } from '#shared/leaderboard/standings/contract.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { Chart } from '#web/charts/chart.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { BestsPanel, SeasonsPanel } from './competitor-tables.tsx'

/** Ranks are drawn below zero, so that the first is at the top. */
const rankWords = (value: number) => (Number.isInteger(value) && value < 0 ? String(-value) : '')

/** What is public of someone who hides their profile: their seasons, the course of their rank, and personal bests. */
export function CompetitorPage({ competitor }: { competitor: Competitor }) {
  const { name, seasons, bests } = competitor
  const charted = seasons.filter(({ history }) => history.length > 1).slice(0, 2)
  return (
    <div className="shell py-10">
      <PageHeader label="Competitor" title={name} />
      {seasons.length === 0 && bests.length === 0 && (
        <EmptyState title="No results yet">
          Ranks and personal bests appear with the first verified result.
        </EmptyState>
      )}
      <div className="grid gap-8">
        <SeasonsPanel seasons={seasons} />
        {charted.map((season) => (
          <Panel key={`${season.seasonId}#${season.classKey}`}>
            <Chart
              title={`Rank after each event, ${season.seasonName}, ${season.className}`}
              kind="line"
              step="Event day"
              steps={season.history.map(({ on }) => utcDay(`${on}T00:00:00.000Z`))}
              series={[{ name: 'Rank', values: season.history.map(({ rank }) => -rank) }]}
              format={rankWords}
            />
          </Panel>
        ))}
        <BestsPanel bests={bests} />
      </div>
    </div>
  )
}
