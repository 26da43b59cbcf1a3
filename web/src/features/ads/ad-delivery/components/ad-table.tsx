import { type AdFigures, clickRate, sumOfFigures } from '#shared/ads/ad-delivery/ad-statistics.ts'
import type { AdDay } from '#shared/ads/ad-delivery/contract.ts'
import { type Column, Table } from '#web/ui/table.tsx'

type Row = { id: string; name: string; figures: AdFigures }
type NamedAd = { id: string; alt: string }

const figure = (value: number) => value.toLocaleString('en-US')

const columns: readonly Column<Row>[] = [
  { id: 'ad', header: 'Ad', narrow: 'title', className: 'wrap-anywhere', cell: ({ name }) => name },
  {
    id: 'views',
    header: 'Views',
    numeric: true,
    cell: ({ figures }) => figure(figures.viewed),
    narrow: 'end',
  },
  { id: 'clicks', header: 'Clicks', numeric: true, cell: ({ figures }) => figure(figures.clicks) },
  { id: 'rate', header: 'Click rate', numeric: true, cell: ({ figures }) => clickRate(figures) ?? '–' },
  {
    id: 'phone',
    header: 'Clicks and rate',
    className: 'sm:hidden',
    narrow: 'meta',
    cell: ({ figures }) =>
      `${figure(figures.clicks)} ${figures.clicks === 1 ? 'click' : 'clicks'}, ${clickRate(figures) ?? 'no views'}`,
  },
]

/** What each ad of a campaign did, the most viewed one first. */
export function AdTable({ days, ads }: { days: readonly AdDay[]; ads: readonly NamedAd[] }) {
  const names = new Map(ads.map(({ id, alt }) => [id, alt]))
  const ids = [...new Set(days.map(({ creativeId }) => creativeId))]
  const rows = ids
    .map((id) => ({
      id,
      name: names.get(id) ?? 'Removed ad',
      figures: sumOfFigures(days.filter(({ creativeId }) => creativeId === id)),
    }))
    .toSorted((a, b) => b.figures.viewed - a.figures.viewed)
  return <Table caption="Statistics by ad" columns={columns} rows={rows} rowKey={({ id }) => id} />
}
