import type { PendingResult } from '#shared/competitions/competition-results/contract.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import { TimeAgo } from '#web/features/platform/notifications/components/time-ago.tsx'
import { cx } from '#web/ui/cx.ts'

type QueueRowProps = {
  result: PendingResult
  isOpen: boolean
  onOpen: () => void
  isChosen: boolean
  /** Missing for viewers who change one result at a time. */
  onChoose: ((on: boolean) => void) | undefined
}

/** A waiting result: pressed, it opens beside the list; checked, it is changed with others. */
export const QueueRow = ({ result, isOpen, onOpen, isChosen, onChoose }: QueueRowProps) => (
  <li className={cx('flex items-start', isOpen && 'bg-raised [box-shadow:inset_3px_0_0_var(--c-signal)]')}>
    {onChoose && (
      <label className="grid min-h-11 min-w-11 shrink-0 place-items-center self-stretch pl-2">
        <input
          type="checkbox"
          className="check"
          aria-label={`Select ${result.competitorName}, ${result.eventName}`}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </label>
    )}
    <button
      type="button"
      aria-pressed={isOpen}
      onClick={onOpen}
      className={cx(
        'grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3 pr-4 text-left',
        onChoose ? 'pl-2' : 'pl-4',
      )}
    >
      <span className="font-semibold wrap-anywhere">{result.competitorName}</span>
      <span className="readout text-right">{showScore(result.score)}</span>
      <span className="text-sm text-dim wrap-anywhere">
        {result.className}, {result.eventName}
      </span>
      <span className="text-right text-sm text-dim">
        <TimeAgo at={result.submittedAt} />
      </span>
    </button>
  </li>
)
