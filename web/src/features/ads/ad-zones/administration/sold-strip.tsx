import type { AdminZone } from '#shared/ads/ad-zones/contract.ts'
import { utcShortDay } from '#shared/platform/time/utc-short-day.ts'
import { type Column, Table } from '#web/ui/table.tsx'

type Day = AdminZone['days'][number]

/** How much of what can be sold on a day is sold, in hundredths. A sponsor has all of it. */
export function soldShare({ views, sponsors, sellable }: Day): number {
  if (sponsors > 0) return 100
  if (views === 0) return 0
  return sellable === 0 ? 100 : Math.min(100, Math.round((views * 100) / sellable))
}

const colorOf = (day: Day) => `color-mix(in oklab, var(--c-signal) ${soldShare(day)}%, var(--c-well))`

const figure = (value: number) => value.toLocaleString('en-US')

const columns: Column<Day>[] = [
  { id: 'day', header: 'Day', cell: ({ day }) => utcShortDay(day) },
  { id: 'views', header: 'Views sold', numeric: true, cell: ({ views }) => figure(views) },
  { id: 'sellable', header: 'Can be sold', numeric: true, cell: ({ sellable }) => figure(sellable) },
  { id: 'sponsors', header: 'Sponsors', numeric: true, cell: ({ sponsors }) => sponsors },
]

/** The coming days of an ad space as cells: the fuller the color, the more is sold. The same figures are a table. */
export function SoldStrip({ name, days }: { name: string; days: readonly Day[] }) {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const busy = days.filter((day) => soldShare(day) > 0).length
  const sponsored = days.filter(({ sponsors }) => sponsors > 0).length
  return (
    <div className="grid gap-2">
      <div
        role="img"
        aria-label={`${name}, the next ${days.length} days: views or sponsors on ${busy}, sponsors on ${sponsored}`}
        style={{ display: 'grid', gridTemplateColumns: `repeat(${days.length / 2}, minmax(0, 1fr))`, gap: 2 }}
      >
        {days.map((day) => (
          <span
            key={day.day}
            title={`${utcShortDay(day.day)}: ${day.sponsors > 0 ? (day.sponsors === 1 ? 'a sponsor' : `${day.sponsors} sponsors`) : `${figure(day.views)} of ${figure(day.sellable)} views`}`}
            style={{
              height: 20,
              background: colorOf(day),
              ...(day.sponsors > 0 && { border: '3px double var(--c-ground)' }),
            }}
          />
        ))}
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-dim">
        <span>
          {utcShortDay(first.day)} to {utcShortDay(last.day)}
        </span>
        <span>
          {busy === 0 ? 'Nothing is sold' : `Sold on ${busy} of ${days.length} days`}
          {sponsored > 0 && `, framed: ${sponsored} with sponsors`}
        </span>
      </p>
      <details>
        <summary className="link text-sm">Show as table</summary>
        <Table
          dense
          caption={`What of ${name} is sold`}
          columns={columns}
          rows={days}
          rowKey={({ day }) => day}
        />
      </details>
    </div>
  )
}
