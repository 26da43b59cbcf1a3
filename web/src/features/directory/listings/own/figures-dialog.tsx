import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { utcShortDay } from '#shared/platform/time/utc-short-day.ts'
import { Chart } from '#web/charts/chart.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { StatTile } from '#web/ui/stat-tile.tsx'
import { type FiguresSpan, listingFiguresQuery } from '../api/own-listing-queries.ts'

type FiguresDialogProps = { listing: Pick<Listing, 'id' | 'businessName'>; onClose: () => void }

const spans = [
  { id: '30', label: '30 days' },
  { id: '90', label: '90 days' },
] as const

const number = (value: number) => value.toLocaleString('en-US')

/** What people did with a listing, day by day. */
export function FiguresDialog({ listing: { id, businessName }, onClose }: FiguresDialogProps) {
  const [days, setDays] = useState<FiguresSpan>('30')
  const figures = useQuery(listingFiguresQuery(id, days))
  const found = figures.data
  const drawn = useMemo(
    () => ({
      steps: (found?.days ?? []).map(({ on }) => utcShortDay(on)),
      series: [
        { name: 'Views', values: (found?.days ?? []).map(({ views }) => views) },
        { name: 'Contacts', values: (found?.days ?? []).map(({ reveals }) => reveals) },
      ],
    }),
    [found],
  )
  return (
    <Dialog open wide title={`Statistics of ${businessName}`} onClose={onClose}>
      <Segmented legend="Days" name="figures-days" options={spans} value={days} onChange={setDays} />
      {figures.isError && !found && (
        <QueryFailure
          title="The statistics did not load"
          error={figures.error}
          retrying={figures.isFetching}
          onRetry={() => void figures.refetch()}
        />
      )}
      {figures.isPending && <div className="skeleton h-96" />}
      {found && (
        <>
          <div className="grid grid-cols-2 gap-3">
            <StatTile
              label="Views"
              value={number(found.total.views)}
              note={before(found.before.views, days)}
            />
            <StatTile
              label="Contacts"
              value={number(found.total.reveals)}
              note={before(found.before.reveals, days)}
            />
          </div>
          <Chart title="By day, Eastern time" kind="line" step="Day" format={number} {...drawn} />
        </>
      )}
    </Dialog>
  )
}

const before = (count: number, days: FiguresSpan) => `${number(count)} in the ${days} days before`
