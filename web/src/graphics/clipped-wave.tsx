const rail = 26

/** A sine driven past its rails. */
const wave = Array.from({ length: 113 }, (_, step) => {
  const ideal = 40 - Math.sin((step / 112) * Math.PI * 5) * 38
  return { x: step * 2, ideal, clipped: Math.min(40 + rail, Math.max(40 - rail, ideal)) }
})
const line = (y: 'ideal' | 'clipped') =>
  wave.map((point, at) => `${at ? 'L' : 'M'}${point.x} ${point[y].toFixed(1)}`).join('')

/** Clipping, for when something went wrong. */
export function ClippedWave({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 224 80" fill="none" className={className} aria-hidden="true">
      <path d="M0 14h224M0 66h224" className="stroke-edge" strokeDasharray="2 4" />
      <path d={line('ideal')} className="stroke-line" strokeWidth="1.5" />
      <path d={line('clipped')} className="stroke-clip" strokeWidth="2.5" strokeLinejoin="round" />
    </svg>
  )
}
