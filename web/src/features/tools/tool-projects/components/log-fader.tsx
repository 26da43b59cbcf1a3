import { Fader } from '#web/ui/fader.tsx'

export type LogFaderProps = {
  label: string
  /** In SI units. */
  value: number
  min: number
  max: number
  format: (value: number) => string
  /** Snaps the moved value. */
  snap: (value: number) => number
  onChange: (value: number) => void
  onRelease: () => void
}

/** Steps of a hundredth of the value, as ears hear it. */
const perE = 100

/**
 * A fader for values that are heard by their ratio. Its figure is the exact one of the design, also between two steps.
 */
export function LogFader({ label, value, min, max, format, snap, onChange, onRelease }: LogFaderProps) {
  const last = Math.round(perE * Math.log(max / min))
  const at = Math.round(perE * Math.log(value / min))
  const valueAt = (step: number) => Math.min(max, Math.max(min, snap(min * Math.exp(step / perE))))
  const move = (step: number) => {
    // If values snap more coarsely than a step, an arrow key moves on to the next of them.
    const further = step > at ? 1 : -1
    let next = step
    while (valueAt(next) === value && next > 0 && next < last) next += further
    onChange(valueAt(next))
  }
  return (
    <Fader
      label={label}
      value={Math.min(last, Math.max(0, at))}
      min={0}
      max={last}
      step={1}
      format={() => format(value)}
      onChange={move}
      onPointerUp={onRelease}
      onKeyUp={onRelease}
      onBlur={onRelease}
    />
  )
}
