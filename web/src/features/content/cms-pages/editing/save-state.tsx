import { localClock } from '#shared/platform/time/local-clock.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { Button } from '#web/ui/button.tsx'
import type { DraftState } from './draft-saver.ts'

type SaveStateProps = { state: DraftState; onRetry: () => void }

/** Shows whether the text is stored. Only failures are announced: the rest changes every few seconds. */
export function SaveState({ state, onRetry }: SaveStateProps) {
  const { status, stored, failure } = state
  if (status === 'lost' || status === 'refused')
    return (
      <p role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span>
          <strong>Not saved.</strong> {describeFailure(failure).sentence}
          {status === 'lost' && ' Your text is kept on this device, and we will try again automatically.'}
        </span>
        <Button size="sm" onClick={onRetry}>
          Save now
        </Button>
      </p>
    )
  if (status === 'invalid')
    return (
      <p role="alert" className="text-sm">
        <strong>Not saved.</strong> Correct the fields that are marked. Your text is kept on this device.
      </p>
    )
  return <p className="text-sm text-dim">{words()}</p>

  function words(): string {
    if (status === 'conflict') return 'Not saved'
    if (status === 'saving') return 'Saving...'
    if (status === 'unsaved') return 'Not saved yet'
    if (stored.draft) return `Saved at ${localClock(stored.draft.savedAt)}`
    return stored.live ? 'No changes since it was published' : 'Nothing written yet'
  }
}
