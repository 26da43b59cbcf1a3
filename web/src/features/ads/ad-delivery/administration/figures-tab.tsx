import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Table } from '#web/ui/table.tsx'
import { adFiguresQuery } from '../api/admin-delivery-queries.ts'
import { zoneColumns } from './zone-columns.tsx'
import { ZoneFigures } from './zone-figures.tsx'

const spans = [
  { id: '7', label: '7 days' },
  { id: '28', label: '28 days' },
  { id: '60', label: '60 days' },
] as const
type Span = (typeof spans)[number]['id']

/** What the places of ads did over the last days. */
export function FiguresTab() {
  const [span, setSpan] = useState<Span>('28')
  const figures = useQuery(adFiguresQuery(Number(span)))
  return (
    <div className="grid gap-6">
      <Segmented legend="Time" name="ad-figures-span" options={spans} value={span} onChange={setSpan} />
      {figures.isError && !figures.data ? (
        <QueryFailure
          title="The statistics did not load"
          error={figures.error}
          retrying={figures.isFetching}
          onRetry={() => void figures.refetch()}
        />
      ) : figures.data ? (
        <>
          <Panel flush title="By ad space">
            <Table
              caption="Statistics by ad space"
              columns={zoneColumns}
              rows={figures.data.zones}
              rowKey={({ zone }) => zone}
            />
          </Panel>
          <ZoneFigures zones={figures.data.zones} days={Number(span)} />
          <p className="max-w-2xl text-sm text-pretty text-dim">
            House ads are counted with the others. Statistics are up to 26 minutes old. Days are in New York
            time.
          </p>
        </>
      ) : (
        <div className="skeleton h-96" />
      )}
    </div>
  )
}
