import { Maximize, RotateCcw, ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { modelEnd, modelEndSentence } from '#shared/tools/subwoofer-designs/model-end.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'
import { grid } from '../state/computed-design.ts'
import { useDesign, useView } from '../state/use-designer.ts'
import { ChartCard } from './chart-card.tsx'
import { type ChartId, chartIds, chartKinds } from './chart-kinds.ts'
import { CursorContext, newCursor, useCursor, useCursorPlace } from './cursor.ts'
import {
  countedUntil,
  fewestPoints,
  isSame,
  newZoom,
  scaledSpan,
  useSpan,
  useZoom,
  usualSpan,
  wholeSpan,
  ZoomContext,
} from './zoom.ts'

const small: readonly ChartId[] = [
  'travel',
  'port',
  'rear_port',
  'radiator',
  'max',
  'impedance',
  'delay',
  'transfer',
]

/** The charts that the designs have. */
const useUsable = () =>
  useView(({ computed }) =>
    chartIds.filter((id) => computed.some((design) => chartKinds[id].needs?.(design) ?? true)).join(),
  ).split(',') as ChartId[]

/** The large chart, as long as the designs have such a part. */
const useLarge = (chosen: ChartId) => (useUsable().includes(chosen) ? chosen : 'cabin')

export type ChartChoice = { chosen: ChartId; onChoose: (id: ChartId) => void }

/** Chooses which chart is large. */
export function LargeChartSelect({ chosen, onChoose }: ChartChoice) {
  const large = useLarge(chosen)
  return (
    <Select
      aria-label="Large chart"
      className="min-h-9 py-1"
      value={large}
      onChange={({ target }) => onChoose(chartIds.find((id) => id === target.value) ?? 'cabin')}
    >
      {useUsable().map((id) => (
        <option key={id} value={id}>
          {chartKinds[id].title}
        </option>
      ))}
    </Select>
  )
}

/** Everything below reads its charts at one frequency, over one span. */
export function ReadTogether({ children }: { children: ReactNode }) {
  const [cursor] = useState(newCursor)
  const [zoom] = useState(newZoom)
  return (
    <CursorContext value={cursor}>
      <ZoomContext value={zoom}>{children}</ZoomContext>
    </CursorContext>
  )
}

/** The chosen curve, large, with the cursor and the zoom of all. */
export function LargeChart({ chosen }: Pick<ChartChoice, 'chosen'>) {
  const large = useLarge(chosen)
  return (
    <ChartCard key={large} id={large} large>
      <div className="flex items-center gap-1">
        <CursorFader />
        <ZoomButtons />
      </div>
    </ChartCard>
  )
}

/** The usual curves beside the large one. */
export function SmallCharts({ chosen }: Pick<ChartChoice, 'chosen'>) {
  const large = useLarge(chosen)
  const usable = useUsable()
  const ends = useDesign(modelEnd)
  return (
    <>
      <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {small
          .filter((id) => usable.includes(id) && id !== large)
          .map((id) => (
            <ChartCard key={id} id={id} />
          ))}
      </div>
      <p className="text-sm text-dim">{modelEndSentence(ends)}</p>
    </>
  )
}

/**
 * The zoom for keys. A wheel and two fingers do the same on a chart, and a double click restores the opening
 * range.
 */
function ZoomButtons() {
  const zoom = useZoom()
  const cursor = useCursor()
  const span = useSpan()
  const { from, to } = span
  const isWhole = isSame(span, wholeSpan)
  const by = (times: number) => zoom.set(scaledSpan(zoom.span(), times, cursor.at()))
  const hertz = (at: number) =>
    (grid.hz[at] as number).toFixed([wholeSpan.from, usualSpan.to, wholeSpan.to].includes(at) ? 0 : 1)
  return (
    <div className="flex items-center print:hidden">
      <IconButton
        label="Zoom in"
        icon={<ZoomIn className="size-5" aria-hidden="true" />}
        disabled={to - from < fewestPoints}
        onClick={() => by(0.5)}
      />
      <IconButton
        label="Zoom out"
        icon={<ZoomOut className="size-5" aria-hidden="true" />}
        disabled={isWhole}
        onClick={() => by(2)}
      />
      <IconButton
        label="Show 10 to 200 Hz"
        icon={<RotateCcw className="size-5" aria-hidden="true" />}
        disabled={isSame(span, usualSpan)}
        onClick={() => zoom.set(usualSpan)}
      />
      <IconButton
        label="Show up to 500 Hz"
        icon={<Maximize className="size-5" aria-hidden="true" />}
        disabled={isWhole}
        onClick={() => zoom.set(wholeSpan)}
      />
      <span className="readout ml-1 text-sm whitespace-nowrap text-dim max-sm:sr-only" role="status">
        {hertz(from)} to {hertz(to)} Hz
      </span>
    </div>
  )
}

/** The cursor for keys and fingers. */
function CursorFader() {
  const cursor = useCursor()
  const span = useSpan()
  const at = useCursorPlace()
  const hz = grid.hz[at] as number
  const said = `${hz.toFixed(1)} Hz`
  return (
    <input
      type="range"
      aria-label="Read at"
      className="fader min-w-0 grow"
      min={0}
      max={countedUntil(span)}
      step={1}
      value={at}
      aria-valuetext={said}
      onChange={({ target }) => cursor.set(target.valueAsNumber)}
    />
  )
}
