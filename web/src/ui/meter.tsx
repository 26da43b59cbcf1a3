import { cx } from './cx.ts'

export type MeterProps = {
  label: string
  value: number
  min?: number
  max?: number
  /** The shares of the scale at which the segments turn amber and red. */
  hot?: number
  clip?: number
  segments?: number
  /** The value as it is read aloud, with its unit. */
  valueText?: string
  className?: string
}

const width = 8
const gap = 2
/** Segments are the dashes of a line. */
const line = (from: number, count: number) => `M${from * (width + gap)} 6h${count * (width + gap) - gap}`

/** A segmented level meter: how much of a known scale is used. */
export function Meter({
  label,
  value,
  min = 0,
  max = 100,
  hot = 0.7,
  clip = 0.9,
  segments = 24,
  valueText,
  className,
}: MeterProps) {
  const share = Math.min(1, Math.max(0, (value - min) / (max - min)))
  const lit = Math.round(share * segments)
  const colours = Array.from({ length: segments }, (_, segment) => {
    if (segment >= lit) return 'led'
    const at = segment / segments
    return at >= clip ? 'led-clip' : at >= hot ? 'led-hot' : 'led-on'
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native meter cannot be drawn in segments
    <svg
      role="meter"
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(min, value))}
      aria-valuetext={valueText}
      viewBox={`0 0 ${segments * (width + gap) - gap} 12`}
      preserveAspectRatio="none"
      className={cx('lamps block h-3 w-full', className)}
    >
      {/* One path for each color: a screen can have many meters, and each segment would be an element. */}
      {[...new Set(colours)].map((name) => (
        <path
          key={name}
          d={line(colours.indexOf(name), colours.filter((each) => each === name).length)}
          className={name}
        />
      ))}
    </svg>
  )
}
