import type { WorkEntry } from '#shared/competitions/competitions/class-work.ts'
import { vehicleWords } from '#web/features/competitions/judge-scoring/components/class-words.ts'

type MatchCarProps = { entry: WorkEntry | undefined; reading?: string | undefined; isWinner?: boolean }

/** One side of a match: number, name and car, and what it measured. */
export function MatchCar({ entry, reading, isWinner = false }: MatchCarProps) {
  if (!entry) return <span className="text-dim">This entry is not on this device yet.</span>
  const { number, name, vehicle } = entry
  return (
    <span className="flex items-center gap-3 text-left">
      <span className="readout text-2xl leading-none font-semibold">{number ?? '–'}</span>
      <span className="min-w-0 flex-1 leading-tight">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="block text-sm text-dim wrap-anywhere">{vehicleWords(vehicle)}</span>
      </span>
      {isWinner && <span className="text-sm font-semibold">won</span>}
      {reading && <span className="readout text-lg font-semibold">{reading}</span>}
    </span>
  )
}
