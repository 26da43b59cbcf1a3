import { Maximize, RotateCcw, ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { modelEnd, modelEndSentence } from '#shared/tools/subwoofer-designs/model-end.ts'
import { Field } from '#web/ui/field.tsx'
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

/** All curves: one of them large, the usual ones below it, all read at one frequency. */
export function Charts() {
  const [cursor] = useState(newCursor)
  const [zoom] = useState(newZoom)
  const [main, setMain] = useState<ChartId>('cabin')
  const usable = useView(({ computed }) =>
    chartIds.filter((id) => computed.some((design) => chartKinds[id].needs?.(design) ?? true)).join(),
  ).split(',') as ChartId[]
  const ends = useDesign(modelEnd)
  const large = usable.includes(main) ? main : 'cabin'
  return (
    <CursorContext value={cursor}>
      <ZoomContext value={zoom}>
        <div className="grid gap-4">
          <div className="grid items-end gap-3 sm:grid-cols-2">
            <Field label="Large chart">
              <Select
                value={large}
                onChange={({ target }) => setMain(usable.find((id) => id === target.value) ?? 'cabin')}
              >
                {usable.map((id) => (
                  <option key={id} value={id}>
                    {chartKinds[id].title}
                  </option>
                ))}
              </Select>
            </Field>
            <CursorFader />
          </div>
          <ZoomButtons />
          <ChartCard key={large} id={large} large />
          <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
            {small
              .filter((id) => usable.includes(id) && id !== large)
              .map((id) => (
                <ChartCard key={id} id={id} />
              ))}
          </div>
          <p className="text-sm text-dim">{modelEndSentence(ends)}</p>
        </div>
      </ZoomContext>
    </CursorContext>
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
    <div className="flex flex-wrap items-center gap-1 print:hidden">
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
      <span className="readout text-sm text-dim" role="status">
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
    <label className="block">
      <span className="flex items-baseline justify-between gap-3">
        <span className="label text-dim">Read at</span>
        <span className="readout" aria-hidden="true">
          {said}
        </span>
      </span>
      <input
        type="range"
        className="fader"
        min={0}
        max={countedUntil(span)}
        step={1}
        value={at}
        aria-valuetext={said}
        onChange={({ target }) => cursor.set(target.valueAsNumber)}
      />
    </label>
  )
}
