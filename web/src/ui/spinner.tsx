export type SpinnerProps = { label?: string }

/** Says that work is going on; give a label unless the text beside it already says so. */
export function Spinner({ label }: SpinnerProps) {
  const bars = (
    <span className="spinner" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
    </span>
  )
  if (!label) return bars
  return (
    <span role="status" className="inline-flex items-center gap-3 text-dim">
      {bars}
      {label}
    </span>
  )
}
