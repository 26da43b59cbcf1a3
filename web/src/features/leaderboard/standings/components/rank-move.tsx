import { ArrowDown, ArrowUp } from 'lucide-react'

/** Shows the number of ranks that the latest event moved someone, as a sign and in words. */
export function RankMove({ moved }: { moved: number | undefined }) {
  if (moved === undefined) return <span className="text-sm text-dim">New</span>
  if (moved === 0)
    return (
      <span className="text-dim">
        –<span className="sr-only">no change</span>
      </span>
    )
  const Arrow = moved > 0 ? ArrowUp : ArrowDown
  return (
    <span className="inline-flex items-center gap-1">
      <Arrow className="size-3.5" aria-hidden="true" />
      <span className="sr-only">{moved > 0 ? 'up' : 'down'} </span>
      {Math.abs(moved)}
    </span>
  )
}
