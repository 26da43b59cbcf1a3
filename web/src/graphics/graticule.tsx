import { type Scale, xOf, yOf } from './trace.ts'

export type GraticuleProps = {
  scale: Scale
  /** Values with a line, and those of them that also get a figure. */
  hz: readonly number[]
  hzFigures: readonly number[]
  levels: readonly number[]
  levelFigures: readonly number[]
}

const steps = (lines: readonly number[], draw: (value: number) => string) => lines.map(draw).join('')

/** The etched grid of a plot: log frequency across, decibels or ohms up. */
export function Graticule({ scale, hz, hzFigures, levels, levelFigures }: GraticuleProps) {
  const vertical = (value: number) => `M${Math.round(xOf(scale, value))} 0V${scale.height}`
  const horizontal = (value: number) => `M0 ${Math.round(yOf(scale, value))}H${scale.width}`
  return (
    <>
      <path d={steps(hz, vertical) + steps(levels, horizontal)} className="stroke-line" />
      <path d={`M0 0V${scale.height}H${scale.width}`} className="stroke-edge" fill="none" />
      <g className="axis readout fill-faint">
        {/* Not every browser hands a baseline on to what is inside. */}
        <g textAnchor="middle">
          {hzFigures.map((value) => (
            <text
              key={value}
              x={Math.round(xOf(scale, value))}
              y={scale.height + 8}
              dominantBaseline="hanging"
            >
              {value}
            </text>
          ))}
        </g>
        <g textAnchor="end">
          {levelFigures.map((value) => (
            <text key={value} x={-8} y={Math.round(yOf(scale, value))} dominantBaseline="central">
              {value}
            </text>
          ))}
        </g>
      </g>
    </>
  )
}
