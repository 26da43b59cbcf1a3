import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#web/ui/badge.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { FoldedEntry } from '../offline/fold-work.ts'
import { vehicleWords } from './class-words.ts'
import { keepsFocus } from './use-scoring-keys.ts'

type EntryHeadProps = {
  entry: FoldedEntry
  position: number
  count: number
  total: ReactNode
  onMove: (step: 1 | -1) => void
}

/** The entrant at the lane and their total so far, in sight for as long as they are scored. */
export function EntryHead({ entry, position, count, total, onMove }: EntryHeadProps) {
  const { number, name, vehicle, status, isAbsent, isCheckedIn } = entry
  return (
    <header className="lane-head grid gap-1">
      <div className="flex items-center gap-2">
        <IconButton
          label="Entry before"
          icon={<ChevronLeft className="size-6" aria-hidden="true" />}
          className="min-h-11"
          disabled={position === 0}
          {...keepsFocus}
          onClick={() => onMove(-1)}
        />
        <div className="lane-entrant flex min-w-0 flex-1 items-center gap-3" aria-live="polite">
          <p className="readout text-4xl leading-none font-semibold">{number ?? '–'}</p>
          <div className="min-w-0">
            <h2 className="leading-tight font-semibold wrap-anywhere">{name}</h2>
            <p className="text-sm leading-tight text-dim wrap-anywhere">{vehicleWords(vehicle)}</p>
          </div>
        </div>
        <IconButton
          label="Next entry"
          icon={<ChevronRight className="size-6" aria-hidden="true" />}
          className="min-h-11"
          disabled={position === count - 1}
          {...keepsFocus}
          onClick={() => onMove(1)}
        />
      </div>
      <div className="flex items-baseline justify-between gap-3">
        <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm text-dim">
          {position + 1} of {count}
          {isAbsent && <Badge tone="warning">Absent</Badge>}
          {!isCheckedIn && <Badge tone="warning">Not checked in</Badge>}
          {status === 'disqualified' && <Badge tone="danger">Disqualified</Badge>}
          {(status === 'withdrawn' || status === 'moved') && <Badge>Not in this class</Badge>}
        </p>
        <p className="flex shrink-0 items-baseline gap-2">
          <span className="text-sm font-semibold">Total so far</span>
          <span className="readout text-2xl leading-tight font-semibold">{total}</span>
        </p>
      </div>
    </header>
  )
}
