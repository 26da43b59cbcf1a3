import { showHundredths } from '#shared/rules/scores/show-score.ts'
import { useSecondsLeft } from '#web/features/platform/offline/use-seconds-left.ts'
import { Button } from '#web/ui/button.tsx'
import type { ScoringItem } from '../offline/scoring-item.ts'
import { keepsFocus } from './use-scoring-keys.ts'

const deeds: Record<Exclude<ScoringItem['kind'], 'run' | 'match'>, string> = {
  absent: 'marked absent',
  to_end: 'sent to the back',
  sheet: 'sheet saved',
  submit: 'sheet submitted',
}

/** Describes an action to the person who did it. */
export const deedOf = (item: ScoringItem): string => {
  if (item.kind === 'run') return `run ${item.run.runNo}: ${showHundredths(item.run.measuredHundredths)} dB`
  if (item.kind === 'match') return matchDeed(item)
  return item.kind === 'absent' && !item.absent ? 'marked present' : deeds[item.kind]
}

function matchDeed({
  title,
  match: { sides, winnerId, measured },
}: Extract<ScoringItem, { kind: 'match' }>): string {
  if (measured?.a === undefined || measured.b === undefined) return `${title}: advances without a run`
  const [own, other] = sides[0] === winnerId ? [measured.a, measured.b] : [measured.b, measured.a]
  return `${title}: won, ${showHundredths(own)} to ${showHundredths(other)}`
}

type UndoBarProps = { item: ScoringItem | undefined; onUndo: (item: ScoringItem) => void }

/** The last thing that was done, which can be taken back for ten seconds. */
export function UndoBar({ item, onUndo }: UndoBarProps) {
  const seconds = useSecondsLeft(item?.heldUntil ? Date.parse(item.heldUntil) : undefined)
  return (
    <div role="status" aria-label="Last change" className="lane-undo">
      {item && seconds > 0 && (
        <div className="banner tone-warning flex-nowrap py-1">
          <p className="min-w-0 flex-1 font-semibold wrap-anywhere">
            {item.number !== undefined && `#${item.number} `}
            {deedOf(item)}
          </p>
          <Button className="min-h-12" {...keepsFocus} onClick={() => onUndo(item)}>
            Undo ({seconds} s)
          </Button>
        </div>
      )}
    </div>
  )
}
