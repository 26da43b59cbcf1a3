import { useQuery } from '@tanstack/react-query'
import type { CampaignStats } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import type { CampaignId, SkipReason } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { Chart } from '#web/charts/chart.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StatTile } from '#web/ui/stat-tile.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { campaignStatsQuery } from '../api/campaign-queries.ts'
import { figure, skipWords } from '../components/campaign-words.ts'
import { clickSteps } from './click-steps.ts'

type LinkFigures = CampaignStats['links'][number]

const linkColumns: Column<LinkFigures>[] = [
  {
    id: 'url',
    header: 'Link',
    narrow: 'main',
    cell: ({ url, clicks, probablyAutomatic }) => (
      <>
        <span className="wrap-anywhere">{url}</span>
        <span className="block text-sm text-dim sm:hidden">
          {figure(clicks)} clicks · {figure(probablyAutomatic)} probably automatic
        </span>
      </>
    ),
  },
  { id: 'clicks', header: 'Clicks', numeric: true, cell: ({ clicks }) => figure(clicks) },
  {
    id: 'automatic',
    header: 'Probably automatic',
    numeric: true,
    cell: ({ probablyAutomatic }) => figure(probablyAutomatic),
  },
]

const skippedNote = (skippedFor: CampaignStats['skippedFor']) =>
  Object.entries(skippedFor)
    .filter(([, count]) => count > 0)
    .map(([reason, count]) => `${skipWords[reason as SkipReason]}: ${figure(count)}`)
    .join(' · ')

type CampaignStatisticsProps = { campaignId: CampaignId; isMoving: boolean }

/** How a campaign did, in figures that follow no one. */
export function CampaignStatistics({ campaignId, isMoving }: CampaignStatisticsProps) {
  const read = useQuery(campaignStatsQuery(campaignId, isMoving))
  const { data } = read
  if (!data)
    return read.isError ? (
      <QueryFailure
        title="The statistics did not load"
        error={read.error}
        retrying={read.isFetching}
        onRetry={() => void read.refetch()}
      />
    ) : (
      <div className="skeleton h-64" />
    )
  return <CampaignFigures stats={data} />
}

/** The figures of a campaign, with those of each link. */
export function CampaignFigures({ stats: { counts, skippedFor, links, hours } }: { stats: CampaignStats }) {
  const clicks = clickSteps(hours)
  const total = links.reduce((sum, link) => sum + link.clicks, 0)
  return (
    <div className="grid min-w-0 gap-6">
      <section aria-label="Statistics" className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <StatTile quiet label="Sent" value={figure(counts.sent)} note={`of ${figure(counts.prepared)}`} />
        <StatTile label="Clicks" value={figure(total)} />
        <StatTile
          quiet
          label="Skipped"
          value={figure(counts.skipped)}
          note={skippedNote(skippedFor) || undefined}
        />
        <StatTile
          quiet
          label="Bounced"
          value={figure(counts.bounced)}
          note={counts.failed > 0 ? `${figure(counts.failed)} failed` : undefined}
        />
        <StatTile quiet label="Complaints" value={figure(counts.complained)} />
        <StatTile quiet label="Unsubscribed" value={figure(counts.unsubscribed)} />
      </section>
      {links.length > 0 && (
        <Panel flush title="Clicks by link">
          <Table
            caption="Clicks by link"
            columns={linkColumns}
            rows={links}
            rowKey={({ number }) => number}
          />
          <p className="px-5 py-3 text-sm text-dim">
            Email scanners open links, too. Clicks right after sending count as probably automatic.
          </p>
        </Panel>
      )}
      {clicks && (
        <Panel title="Clicks over time">
          <Chart
            title={clicks.step === 'Hour' ? 'Hour by hour' : 'Day by day'}
            kind="bars"
            step={clicks.step}
            steps={clicks.steps}
            series={[{ name: 'Clicks', values: clicks.clicks }]}
            format={figure}
          />
        </Panel>
      )}
    </div>
  )
}
