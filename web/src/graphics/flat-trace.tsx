const columns = Array.from({ length: 15 }, (_, column) => column * 16)

/** A scope with no signal, for lists with nothing in them. */
export function FlatTrace({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 224 80" fill="none" className={className} aria-hidden="true">
      <path
        d={`${columns.map((x) => `M${x} 0v80`).join('')}M0 8h224M0 24h224M0 40h224M0 56h224M0 72h224`}
        className="stroke-line"
      />
      <path d="M0 40h224" className="stroke-signal-ink" strokeWidth="2.5" />
      {columns.map((x) => (
        <path key={x} d={`M${x} 37v6`} className="stroke-edge" />
      ))}
    </svg>
  )
}
