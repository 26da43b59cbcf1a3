import { Button } from '#web/ui/button.tsx'
import { describeFailure } from './describe-failure.ts'
import type { DraftState } from './draft-saver.ts'

type SaveStateProps = {
  state: Pick<DraftState<unknown, object>, 'status' | 'failure'>
  /** What it says of what is stored. */
  stored: string
  onRetry: () => void
}

/** Shows whether the text is stored. Only failures are announced: the rest changes every few seconds. */
export function SaveState({ state: { status, failure }, stored, onRetry }: SaveStateProps) {
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
  return <p className="text-sm text-dim">{words[status] ?? stored}</p>
}

const words: Partial<Record<SaveStateProps['state']['status'], string>> = {
  conflict: 'Not saved',
  saving: 'Saving...',
  unsaved: 'Not saved yet',
}
