import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AudienceFigures as Figures } from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'
import { utcShortDay } from '#shared/platform/time/utc-short-day.ts'
import { Chart } from '#web/charts/chart.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StatTile } from '#web/ui/stat-tile.tsx'
import { audienceFiguresQuery } from '../api/admin-audience-api.ts'
import { confirmedByDay, growthOf } from './growth.ts'

const figure = (value: number) => value.toLocaleString('en-US')

/** How large the audience is, and how it grew. */
export function AudienceFigures() {
  const { data, error, isFetching, refetch } = useQuery(audienceFiguresQuery)
  if (data) return <Tiles figures={data} />
  if (error)
    return (
      <QueryFailure
        title="The statistics did not load"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return <div className="skeleton mb-6 h-96" />
}

function Tiles({ figures: { byStatus, days } }: { figures: Figures }) {
  const { confirmed, pending, unsubscribed, bounced, complained } = byStatus
  const drawn = useMemo(
    () => ({
      steps: days.map(({ day }) => utcShortDay(day)),
      series: [{ name: 'Confirmed', values: confirmedByDay(days, confirmed) }],
    }),
    [days, confirmed],
  )
  return (
    <div className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        <StatTile label="Confirmed" value={figure(confirmed)} note={growthOf(days)} />
        <StatTile quiet label="Pending" value={figure(pending)} note="Asked, not confirmed" />
        <StatTile quiet label="Unsubscribed" value={figure(unsubscribed)} note="Opted out" />
        <StatTile
          quiet
          label="Unreachable"
          value={figure(bounced + complained)}
          note={`${figure(bounced)} bounced, ${figure(complained)} reported spam`}
        />
      </div>
      <Panel>
        <Chart title="Confirmed subscribers, 90 days" kind="line" step="Day" format={figure} {...drawn} />
      </Panel>
    </div>
  )
}
