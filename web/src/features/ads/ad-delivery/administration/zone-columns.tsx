import { clickRate, filteredCount } from '#shared/ads/ad-delivery/ad-statistics.ts'
import type { getAdFigures } from '#shared/ads/ad-delivery/contract.ts'
import { zoneName } from '#shared/ads/ad-zones/ad-zone.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import type { Column } from '#web/ui/table.tsx'

export type FiguresOfZone = ResponseOf<typeof getAdFigures>['zones'][number]

export const figure = (value: number) => value.toLocaleString('en-US')

/** How many of a hundred served ads were seen. */
export const viewedShare = ({ served, viewed }: { served: number; viewed: number }): string =>
  served === 0 ? '–' : `${Math.round((viewed * 100) / served)}%`

export const zoneColumns: readonly Column<FiguresOfZone>[] = [
  { id: 'zone', header: 'Ad space', narrow: 'title', cell: ({ zone }) => zoneName(zone) },
  {
    id: 'served',
    header: 'Served',
    numeric: true,
    narrow: 'end',
    cell: ({ total }) => figure(total.served),
  },
  { id: 'viewed', header: 'Viewed', numeric: true, cell: ({ total }) => viewedShare(total) },
  { id: 'clicks', header: 'Clicks', numeric: true, cell: ({ total }) => figure(total.clicks) },
  { id: 'rate', header: 'Click rate', numeric: true, cell: ({ total }) => clickRate(total) ?? '–' },
  {
    id: 'filtered',
    header: 'Filtered',
    numeric: true,
    cell: ({ total }) => figure(filteredCount(total)),
  },
  {
    id: 'phone',
    header: 'Statistics',
    className: 'sm:hidden',
    narrow: 'meta',
    cell: ({ total }) =>
      [
        `${viewedShare(total)} viewed`,
        `${figure(total.clicks)} ${total.clicks === 1 ? 'click' : 'clicks'}`,
        `${figure(filteredCount(total))} filtered`,
      ].join(' · '),
  },
]
