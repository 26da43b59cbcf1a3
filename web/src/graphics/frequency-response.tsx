import type { Driver } from './driver.ts'
import { cabinGain, type Enclosure, operate } from './enclosure-model.ts'
import { Graticule } from './graticule.tsx'
import { type Scale, tracePath, xOf } from './trace.ts'

export const responseScale: Scale = { width: 640, height: 390, fromHz: 15, toHz: 150, bottom: 100, top: 140 }

const hz = [15, 20, 25, 30, 40, 50, 60, 80, 100, 120, 150]
const levels = [100, 105, 110, 115, 120, 125, 130, 135, 140]

export type FrequencyResponseProps = {
  driver: Driver
  box: Enclosure
  watts: number
  /** A second box drawn faintly, to compare with. */
  against?: Enclosure
  label: string
  className?: string
}

/** The level in a closed cabin over frequency, computed from the driver and its box. */
export function FrequencyResponse({ driver, box, watts, against, label, className }: FrequencyResponseProps) {
  const level = (of: Enclosure) => (f: number) => operate(driver, of, watts, f).spl + cabinGain(f)
  const trace = tracePath(responseScale, 65, level(box))
  const { width, height } = responseScale
  return (
    <svg role="img" aria-label={label} viewBox={`-44 -12 ${width + 56} ${height + 44}`} className={className}>
      <Graticule
        scale={responseScale}
        hz={hz}
        hzFigures={[20, 30, 40, 60, 100]}
        levels={levels}
        levelFigures={[100, 110, 120, 130, 140]}
      />
      {box.kind === 'ported' && (
        <path d={`M${xOf(responseScale, box.tuning).toFixed(1)} 0V${height}`} className="tuning-line" />
      )}
      {against && <path d={tracePath(responseScale, 41, level(against))} className="trace trace-ghost" />}
      <path d={`${trace}V${height}H0Z`} className="trace-fill" />
      <path d={trace} className="trace" />
      {box.kind === 'ported' && (
        <path d={`M${xOf(responseScale, box.tuning).toFixed(1)} 2l-9 -13h18z`} className="fill-clip" />
      )}
    </svg>
  )
}
