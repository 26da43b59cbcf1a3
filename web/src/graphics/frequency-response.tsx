import { Graticule } from './graticule.tsx'
import { areaPath, type Scale, tracePath, xOf } from './trace.ts'

export const responseScale: Scale = { width: 640, height: 390, fromHz: 15, toHz: 150, bottom: 100, top: 140 }

const hz = [15, 20, 25, 30, 40, 50, 60, 80, 100, 120, 150]
const levels = [100, 105, 110, 115, 120, 125, 130, 135, 140]

export type FrequencyResponseProps = {
  /** dB at frequencies that are evenly spread over the log axis of `responseScale`, both ends included. */
  level: ArrayLike<number>
  /** A second box drawn faintly, to compare with. */
  against?: ArrayLike<number>
  /** The tuning of the box, Hz, if it has a port. */
  tuning?: number | undefined
  label: string
  className?: string
}

/** The level in a closed cabin over frequency. */
export function FrequencyResponse({ level, against, tuning, label, className }: FrequencyResponseProps) {
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
      {tuning && <path d={`M${xOf(responseScale, tuning).toFixed(1)} 0V${height}`} className="tuning-line" />}
      {against && <path d={tracePath(responseScale, against)} className="trace trace-ghost" />}
      <path d={areaPath(responseScale, level)} className="trace-fill" />
      <path d={tracePath(responseScale, level)} className="trace" />
      {tuning && <path d={`M${xOf(responseScale, tuning).toFixed(1)} 2l-9 -13h18z`} className="fill-clip" />}
    </svg>
  )
}
