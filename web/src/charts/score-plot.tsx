import { useId } from 'react'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { type Column, Table } from '#web/ui/table.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { fitScale } from './fit-scale.ts'

export type PlottedScore = {
  id: string
  /** Day of the event: `2026-11-14`. */
  on: string
  value: number
  /** The value as people read it: `150.12`. */
  shown: string
  event: string
  path?: string | undefined
}

type ScorePlotProps = {
  title: string
  unit: string
  betterIs: 'more' | 'less'
  /** The first one first. */
  scores: readonly PlottedScore[]
  /** True where the screen leads with the best score already. */
  quiet?: boolean
  /** True where a field above the plot shows its title already. */
  isNamed?: boolean
}

const wide = 1000
const tall = 300

/**
 * Scores over time, the best one marked. It is drawn without a library, so that it is there with the page; the figures
 * follow as a table.
 */
export function ScorePlot({ title, unit, betterIs, scores, quiet = false, isNamed = false }: ScorePlotProps) {
  const id = useId()
  const [first, last] = [scores[0], scores.at(-1)]
  if (!first || !last) return null
  const marks = fitScale(scores.map(({ value }) => value))
  const [low, , high] = marks
  const [start, end] = [Date.parse(first.on), Date.parse(last.on)]
  const at = ({ on, value }: PlottedScore) => {
    const x = start === end ? wide / 2 : ((Date.parse(on) - start) / (end - start)) * wide
    return `${Math.round(x)} ${Math.round((1 - (value - low) / (high - low)) * tall)}`
  }
  const best = scores.reduce((one, other) =>
    betterIs === 'more' ? (other.value > one.value ? other : one) : other.value < one.value ? other : one,
  )
  return (
    <figure aria-labelledby={id} className="grid gap-3">
      <figcaption id={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className={isNamed ? 'sr-only' : 'font-semibold'}>{title}</span>
        <span className="text-sm text-dim">
          Best{' '}
          <span className={quiet ? 'readout text-lg' : 'readout text-lg text-signal-ink'}>
            {best.shown} {unit}
          </span>
          , {utcDay(best.on)}
        </span>
      </figcaption>
      <div
        aria-hidden="true"
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-xs text-dim"
      >
        <div className="readout flex flex-col-reverse justify-between text-right">
          {marks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${wide} ${tall}`}
          preserveAspectRatio="none"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="my-2 block h-40 w-full overflow-visible"
        >
          <path
            d={`M0 0H${wide}M0 ${tall / 2}H${wide}M0 ${tall}H${wide}`}
            vectorEffect="non-scaling-stroke"
            className="stroke-line"
          />
          <path
            d={`M${scores.map(at).join('L')}`}
            vectorEffect="non-scaling-stroke"
            strokeWidth={1.5}
            className="stroke-dim"
          />
          {scores.map((score) => (
            <path
              key={score.id}
              d={`M${at(score)}h0`}
              vectorEffect="non-scaling-stroke"
              strokeWidth={score === best ? 11 : 7}
              className={score === best && !quiet ? 'stroke-signal-ink' : 'stroke-ink'}
            >
              <title>{`${score.shown} ${unit}, ${score.event}, ${utcDay(score.on)}`}</title>
            </path>
          ))}
        </svg>
        <span className="col-start-2 flex justify-between">
          <span>{utcDay(first.on)}</span>
          {start !== end && <span>{utcDay(last.on)}</span>}
        </span>
      </div>
      <details>
        <summary className="link text-sm">Show as table</summary>
        <Table
          dense
          caption={title}
          columns={columnsOf(unit)}
          rows={scores.toReversed()}
          rowKey={(row) => row.id}
        />
      </details>
    </figure>
  )
}

const columnsOf = (unit: string): readonly Column<PlottedScore>[] => [
  {
    id: 'event',
    header: 'Event',
    narrow: 'title',
    cell: ({ event, path }) => (path ? <TextLink to={path}>{event}</TextLink> : event),
  },
  { id: 'on', header: 'Date', narrow: 'meta', cell: ({ on }) => utcDay(on) },
  { id: 'score', header: 'Score', numeric: true, narrow: 'end', cell: ({ shown }) => `${shown} ${unit}` },
]
