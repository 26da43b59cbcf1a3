import { cx } from '#web/ui/cx.ts'
import { fitScale } from './fit-scale.ts'

export type SparklineProps = {
  /** The first one first. */
  values: readonly number[]
  /** What the line says, for those who do not see it: `142.10 to 150.12 dB over 6 shows`. */
  label: string
  className?: string
}

const wide = 100
const tall = 24

/** The course of a figure in the size of a word; the dot is where it stands. */
export function Sparkline({ values, label, className }: SparklineProps) {
  if (values.length < 2) return null
  const [low, , high] = fitScale(values)
  const points = values.map((value, at) => {
    const x = Math.round((at / (values.length - 1)) * wide * 10) / 10
    return `${x} ${Math.round((1 - (value - low) / (high - low)) * tall * 10) / 10}`
  })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${wide} ${tall}`}
      preserveAspectRatio="none"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('block h-8 w-full overflow-visible', className)}
    >
      <path
        d={`M${points.join('L')}`}
        vectorEffect="non-scaling-stroke"
        strokeWidth={1.5}
        className="stroke-dim"
      />
      <path
        d={`M${points.at(-1)}h0`}
        vectorEffect="non-scaling-stroke"
        strokeWidth={7}
        className="stroke-ink"
      />
    </svg>
  )
}
