import { Graticule } from './graticule.tsx'
import { type Scale, tracePath, xOf } from './trace.ts'

const scale: Scale = { width: 640, height: 180, fromHz: 15, toHz: 150, bottom: 0, top: 46 }

export type ImpedanceCurveProps = {
  /** Ω at frequencies that are evenly spread over a log axis from 15 to 150 Hz, both ends included. */
  impedance: ArrayLike<number>
  /** The tuning of the box, Hz, if it has a port. */
  tuning?: number | undefined
  label: string
  className?: string
}

/** Impedance over frequency: one hump for a sealed box, two around the tuning of a ported one. */
export function ImpedanceCurve({ impedance, tuning, label, className }: ImpedanceCurveProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-44 -8 ${scale.width + 56} ${scale.height + 16}`}
      className={className}
    >
      <Graticule
        scale={scale}
        hz={[20, 30, 40, 60, 100]}
        hzFigures={[]}
        levels={[10, 20, 30, 40]}
        levelFigures={[0, 20, 40]}
      />
      {tuning && <path d={`M${xOf(scale, tuning).toFixed(1)} 0V${scale.height}`} className="tuning-line" />}
      <path d={tracePath(scale, impedance)} className="trace trace-second" />
    </svg>
  )
}
