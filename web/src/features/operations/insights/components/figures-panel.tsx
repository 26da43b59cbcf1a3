import { type ReactNode, useId, useMemo, useState } from 'react'
import { utcShortDay } from '#shared/platform/time/utc-short-day.ts'
import { Change } from '#web/charts/change.tsx'
import { Chart } from '#web/charts/chart.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { compared, spansOf } from './compared.ts'
import { CsvButton } from './csv-button.tsx'
import { csvName, figuresCsv } from './insight-csv.ts'
import type { RowsLink } from './report-panels.ts'
import { figureWords, type ShownFigure } from './shown-figure.ts'
import { daysOf, type ShownSpan } from './shown-span.ts'

type FiguresPanelProps = {
  /** The name of its file. */
  id: string
  title: string
  span: ShownSpan
  figures: readonly ShownFigure[]
  /** Figures of its file that stand elsewhere on the screen. */
  further?: readonly ShownFigure[]
  rows?: readonly RowsLink[]
  dayRows?: ((on: string) => string) | undefined
  note?: ReactNode
}

/** The figures of one kind of thing: the chosen one is drawn over the span before, and all lead to their rows. */
export function FiguresPanel({
  id,
  title,
  span,
  figures,
  further = [],
  rows = [],
  dayRows,
  note,
}: FiguresPanelProps) {
  const [at, setAt] = useState(0)
  const chosen = figures[at] ?? figures[0]
  const wasCounted = figures.some(({ values }) => spansOf(values).now.some((value) => value !== 0))
  return (
    <Panel
      title={title}
      aside={
        wasCounted && (
          <CsvButton
            name={csvName(id, span)}
            of={title}
            csv={() => figuresCsv(daysOf(span), [...figures, ...further])}
          />
        )
      }
    >
      <div className="grid gap-5">
        {figures.length > 1 && <FigureChoice figures={figures} at={at} onChange={setAt} />}
        {figures.length === 1 && chosen && <OneFigure figure={chosen} isNamed={chosen.label !== title} />}
        {chosen && wasCounted ? (
          <FigureChart key={chosen.label} figure={chosen} span={span} dayRows={dayRows} />
        ) : (
          <EmptyState title="Nothing was counted in this period." />
        )}
        {note != null && <p className="max-w-2xl text-sm text-pretty text-dim">{note}</p>}
        {rows.length > 0 && (
          <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
            <span className="text-dim">Behind these figures:</span>
            {rows.map(({ label, to }) => (
              <TextLink key={to} to={to}>
                {label}
              </TextLink>
            ))}
          </p>
        )}
      </div>
    </Panel>
  )
}

type FigureChoiceProps = {
  figures: readonly ShownFigure[]
  at: number
  onChange: (at: number) => void
}

/** Chooses the figure that is drawn. */
function FigureChoice({ figures, at: chosen, onChange }: FigureChoiceProps) {
  const name = useId()
  return (
    <fieldset className="grid grid-cols-2 gap-3 md:grid-cols-3">
      <legend className="sr-only">Figure in the chart</legend>
      {figures.map((figure, at) => (
        <label key={figure.label} className="radio-card relative">
          <input
            type="radio"
            name={name}
            checked={at === chosen}
            onChange={() => onChange(at)}
            className="sr-only"
          />
          <OneFigure figure={figure} />
        </label>
      ))}
    </fieldset>
  )
}

type OneFigureProps = {
  figure: ShownFigure
  /** Not where the head of its panel is its name. */
  isNamed?: boolean
}

function OneFigure({ figure, isNamed = true }: OneFigureProps) {
  const sums = compared(figure.values)
  return (
    <span className="min-w-0">
      {isNamed && <span className="label block text-dim">{figure.label}</span>}
      <span className="readout block text-2xl">{figureWords(figure)(sums.now)}</span>
      <span className="block text-xs text-dim">
        <Change {...sums} />
      </span>
    </span>
  )
}

type FigureChartProps = Pick<FiguresPanelProps, 'span' | 'dayRows'> & { figure: ShownFigure }

function FigureChart({ figure, span, dayRows }: FigureChartProps) {
  // The plot is drawn again when one of these is another object.
  const drawn = useMemo(() => {
    const { now, before } = spansOf(figure.values)
    const on = daysOf(span)
    return {
      steps: on.map(utcShortDay),
      series: [
        { name: 'This period', values: now },
        { name: 'Before', values: before },
      ],
      ...(dayRows && { addressOf: (at: number) => dayRows(on[at] ?? '') }),
    }
  }, [figure, span, dayRows])
  return (
    <Chart title={`${figure.label} by day`} kind="line" step="Day" format={figureWords(figure)} {...drawn} />
  )
}
