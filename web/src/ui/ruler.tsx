import { cx } from './cx.ts'

const decades = [10, 100, 1000, 10_000]
const audible = decades.flatMap((decade) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((step) => step * decade))
const ticks = audible
  .filter((hz) => hz >= 20 && hz <= 20_000)
  .map((hz) => {
    const length = /^[125]/.test(String(hz)) ? 10 : 6
    return `M${Math.round((Math.log10(hz / 20) / 3) * 1000)} 0v${length}`
  })
  .join('')

/** 20 Hz to 20 kHz on a log scale: the line under every headline. */
export function Ruler({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1000 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={cx('block h-2.5 w-full overflow-visible stroke-edge', className)}
      fill="none"
    >
      <path d={`M0 0H1000${ticks}`} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
