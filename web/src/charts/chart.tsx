// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense, useId, useSyncExternalStore } from 'react'
import { type Column, Table } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { nameKnownLanguage } from './name-known-language.ts'

export type Series = { name: string; values: readonly number[] }

export type ChartProps = {
  title: string
  kind: 'bars' | 'line'
  /** The unit of the steps from left to right: days, months, events. */
  step: string
  steps: readonly string[]
  /** Each has a value for every step. At most four lines; bars show one. */
  series: readonly Series[]
  format: (value: number) => string
  /** The address of the rows behind a step. */
  addressOf?: (at: number) => string
}

/** The library comes with the first chart that is shown. */
const Plot = lazy(async () => {
  nameKnownLanguage()
  return import('./plot.tsx').then(
    ({ Plot }) => ({ default: Plot }),
    () => ({ default: NoPlot }),
  )
})

const NoPlot = () => <p className="text-dim">We couldn’t draw the chart. The table has the same figures.</p>

const never = () => () => {}
const drawing = <div className="skeleton h-full" />

/** Figures over a few steps: drawn, and the same figures as a table. */
export function Chart(props: ChartProps) {
  const { title, step, steps, series, format, addressOf } = props
  const id = useId()
  // A server has no canvas to draw on: it sends the table, and the browser draws.
  const canDraw = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const columns: Column<number>[] = [
    {
      id: 'step',
      header: step,
      cell: (at) => (addressOf ? <TextLink to={addressOf(at)}>{steps[at]}</TextLink> : steps[at]),
    },
    ...series.map(({ name, values }) => ({
      id: name,
      header: name,
      numeric: true,
      cell: (at: number) => format(values[at] ?? 0),
    })),
  ]
  return (
    <figure aria-labelledby={id} className="grid gap-3">
      <figcaption id={id} className="font-semibold">
        {title}
      </figcaption>
      <div aria-hidden="true" className="h-64">
        {canDraw ? (
          <Suspense fallback={drawing}>
            <Plot {...props} />
          </Suspense>
        ) : (
          drawing
        )}
      </div>
      <details>
        <summary className="link text-sm">Show as table</summary>
        <Table dense caption={title} columns={columns} rows={steps.map((_, at) => at)} rowKey={(at) => at} />
      </details>
    </figure>
  )
}
