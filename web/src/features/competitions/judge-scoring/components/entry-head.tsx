import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { FoldedEntry } from '../offline/fold-work.ts'
import { vehicleWords } from './class-words.ts'
import { keepsFocus } from './use-scoring-keys.ts'

type EntryHeadProps = {
  entry: FoldedEntry
  position: number
  count: number
  onMove: (step: 1 | -1) => void
}

/** The entrant at the lane, readable at arm’s length. */
export function EntryHead({ entry, position, count, onMove }: EntryHeadProps) {
  const { number, name, vehicle, status, isAbsent, isCheckedIn } = entry
  return (
    <header className="flex items-center justify-between gap-2">
      <IconButton
        label="Entry before"
        icon={<ChevronLeft className="size-6" aria-hidden="true" />}
        className="min-h-14"
        disabled={position === 0}
        {...keepsFocus}
        onClick={() => onMove(-1)}
      />
      <div className="min-w-0 text-center" aria-live="polite">
        <p className="readout font-semibold leading-none" style={{ fontSize: '4rem' }}>
          {number ?? '–'}
        </p>
        <h2 className="mt-2 text-xl font-semibold wrap-anywhere">{name}</h2>
        <p className="text-dim">{vehicleWords(vehicle)}</p>
        <p className="text-sm text-dim">
          {position + 1} of {count}
        </p>
        <div className="mt-1 flex flex-wrap justify-center gap-2">
          {isAbsent && <Badge tone="warning">Absent</Badge>}
          {!isCheckedIn && <Badge tone="warning">Not checked in</Badge>}
          {status === 'disqualified' && <Badge tone="danger">Disqualified</Badge>}
          {(status === 'withdrawn' || status === 'moved') && <Badge>Not in this class</Badge>}
        </div>
      </div>
      <IconButton
        label="Next entry"
        icon={<ChevronRight className="size-6" aria-hidden="true" />}
        className="min-h-14"
        disabled={position === count - 1}
        {...keepsFocus}
        onClick={() => onMove(1)}
      />
    </header>
  )
}
