import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import type { LoudestBox } from '#shared/tools/subwoofer-designs/loudest-box.ts'
import { type LoudestMap as FoundMap, mapSide } from '#shared/tools/subwoofer-designs/loudest-search.ts'
import { fromSi } from '#shared/tools/units/convert.ts'
import { unitIn, units } from '#shared/tools/units/unit.ts'
import { useUnitSystem } from '#web/features/tools/tool-projects/state/units-kept.ts'
import { bandBorders, bandPaths, levelBands, square } from './level-bands.ts'
import './loudest-map.css'

export type LoudestMapProps = {
  map: FoundMap
  /** The box that is worked on. */
  now: Pick<LoudestBox, 'volume' | 'tuning'>
  /** A box in words. */
  told: (box: LoudestBox) => string
  onChoose: (box: LoudestBox) => void
}

const [width, height] = [mapSide * square.width, mapSide * square.height]
const steps: Record<string, readonly [column: number, row: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowDown: [0, -1],
  ArrowUp: [0, 1],
}
const within = (value: number) => Math.min(mapSide - 1, Math.max(0, value))

/** Every box of a search by volume and tuning, the louder the stronger. A click, or Enter, takes the box at the cross. */
export function LoudestMap({ map, now, told, onChoose }: LoudestMapProps) {
  const id = useId()
  const system = useUnitSystem()
  const place = placeIn(map)
  const [cross, setCross] = useState(() => {
    const { x, y } = place(map.best ?? now)
    return {
      column: within(Math.floor(x / square.width)),
      row: within(mapSide - 1 - Math.floor(y / square.height)),
    }
  })
  const box = map.cells[cross.row * mapSide + cross.column]

  const point = (event: PointerEvent<HTMLButtonElement>) => {
    const area = event.currentTarget.querySelector('[data-area]')?.getBoundingClientRect()
    if (!area) return
    setCross({
      column: within(Math.floor(((event.clientX - area.left) / area.width) * mapSide)),
      row: within(Math.floor(((area.bottom - event.clientY) / area.height) * mapSide)),
    })
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const size = event.shiftKey ? 5 : 1
    setCross(({ column, row }) => ({
      column: within(column + step[0] * size),
      row: within(row + step[1] * size),
    }))
  }
  const volumeUnit = unitIn('volume', system)
  const volumes = [0, 13, 26, 39].map((at) => map.volumes[at] as number)
  const tunings = [0, 13, 26, 39].map((at) => map.tunings[at] as number)
  const [mine, best] = [place(now), map.best && place(map.best)]
  return (
    <div className="grid gap-2">
      <button
        type="button"
        aria-label="Map of boxes by volume and tuning: arrow keys move the cross, Enter takes the box there"
        aria-describedby={id}
        className="loudest-map block w-full max-w-md cursor-crosshair [touch-action:pan-y]"
        onPointerDown={point}
        onPointerMove={point}
        onKeyDown={press}
        onClick={() => box && onChoose(box)}
      >
        <svg aria-hidden="true" viewBox={`-58 -8 ${width + 76} ${height + 64}`} className="block w-full">
          <rect data-area width={width} height={height} className="fill-well" />
          {bandPaths(map).map((path, band) => (
            <path key={levelBands[band]} data-band={band} d={path} />
          ))}
          <path d={bandBorders(map)} className="map-steps" strokeWidth={1} />
          <rect width={width} height={height} className="stroke-edge" fill="none" />
          <g className="readout fill-dim" fontSize="19">
            {volumes.map((volume) => (
              <text key={volume} x={place({ ...now, volume }).x} y={height + 24} textAnchor="middle">
                {Number(fromSi(volume, volumeUnit).toPrecision(2))}
              </text>
            ))}
            <text x={width / 2} y={height + 48} textAnchor="middle">
              Net volume, {units[volumeUnit].label}
            </text>
            {tunings.map((tuning) => (
              <text
                key={tuning}
                x={-6}
                y={place({ ...now, tuning }).y}
                dominantBaseline="central"
                textAnchor="end"
              >
                {Math.round(tuning)}
              </text>
            ))}
            <text x={-42} y={height / 2} textAnchor="middle" transform={`rotate(-90 -42 ${height / 2})`}>
              Tuning, Hz
            </text>
          </g>
          {best && (
            <circle cx={best.x} cy={best.y} r={5} className="fill-ground stroke-ink" strokeWidth={2} />
          )}
          <circle cx={mine.x} cy={mine.y} r={8} className="stroke-ink" fill="none" strokeWidth={3} />
          <path
            d={crossAt((cross.column + 0.5) * square.width, height - (cross.row + 0.5) * square.height)}
            className="stroke-ink"
            strokeWidth={1.5}
          />
        </svg>
      </button>
      <p id={id} role="status" className="min-h-10 text-sm">
        {box ? told(box) : 'No box at the cross keeps your limits.'}
      </p>
    </div>
  )
}

const crossAt = (x: number, y: number) => `M0 ${y}H${width}M${x} 0V${height}`

/** Returns the place of a box on a map with logarithmic axes. A box beyond them stays at the edge. */
function placeIn({ volumes, tunings }: FoundMap) {
  const share = (value: number, along: readonly number[]) => {
    const [first, last] = [along[0] as number, along.at(-1) as number]
    return Math.min(1, Math.max(0, Math.log(value / first) / Math.log(last / first)))
  }
  return ({ volume, tuning }: Pick<LoudestBox, 'volume' | 'tuning'>) => ({
    x: square.width * (0.5 + share(volume, volumes) * (mapSide - 1)),
    y: height - square.height * (0.5 + share(tuning, tunings) * (mapSide - 1)),
  })
}
