import type { Driver } from './driver.ts'
import { type Enclosure, operate } from './enclosure-model.ts'
import { Graticule } from './graticule.tsx'
import { type Scale, tracePath, xOf } from './trace.ts'

const scale: Scale = { width: 640, height: 180, fromHz: 15, toHz: 150, bottom: 0, top: 46 }

export type ImpedanceCurveProps = { driver: Driver; box: Enclosure; label: string; className?: string }

/** Impedance over frequency: one hump for a sealed box, two around the tuning of a ported one. */
export function ImpedanceCurve({ driver, box, label, className }: ImpedanceCurveProps) {
  const trace = tracePath(scale, 129, (f) => operate(driver, box, 1, f).impedance)
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
      {box.kind === 'ported' && (
        <path d={`M${xOf(scale, box.tuning).toFixed(1)} 0V${scale.height}`} className="tuning-line" />
      )}
      <path d={trace} className="trace trace-second" />
    </svg>
  )
}
