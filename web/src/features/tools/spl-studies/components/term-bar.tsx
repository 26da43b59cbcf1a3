export type TermBarProps = {
  /** dB before this term, and with it. */
  from: number
  to: number
  /** The limits between which the bars of a waterfall are drawn. */
  bottom: number
  top: number
}

/** Draws the start and end of a term's change to the level. */
export function TermBar({ from, to, bottom, top }: TermBarProps) {
  const place = (db: number) => Math.min(100, Math.max(0, ((db - bottom) / (top - bottom)) * 100))
  const [left, right] = [place(Math.min(from, to)), place(Math.max(from, to))]
  return (
    <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className="block h-2.5 w-full">
      <path d="M0 5H100" className="stroke-line" strokeWidth={1} />
      <rect
        x={left}
        width={Math.max(0.6, right - left)}
        height={10}
        className={to < from ? 'fill-clip' : 'fill-signal'}
      />
    </svg>
  )
}
