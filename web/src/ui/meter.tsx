import { cx } from './cx.ts'

export type MeterProps = {
  label: string
  value: number
  min?: number
  max?: number
  /** Where the segments turn amber and red, as shares of the scale. */
  hot?: number
  clip?: number
  segments?: number
  /** How the value is read aloud, with its unit. */
  valueText?: string
  className?: string
}

const width = 8
const gap = 2

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
      className={cx('block h-3 w-full', className)}
    >
      {Array.from({ length: segments }, (_, segment) => {
        const at = segment / segments
        const color = at >= clip ? 'led-clip' : at >= hot ? 'led-hot' : 'led-on'
        return (
          <rect
            key={`segment-${segment.toString()}`}
            x={segment * (width + gap)}
            width={width}
            height={12}
            className={segment < lit ? color : 'led'}
          />
        )
      })}
    </svg>
  )
}
