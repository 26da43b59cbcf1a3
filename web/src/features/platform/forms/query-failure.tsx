import { ErrorState } from '#web/ui/error-state.tsx'
import { describeFailure } from './describe-failure.ts'

export type QueryFailureProps = { title: string; error: unknown; onRetry: () => void; retrying: boolean }

/** A part of a screen that could not be loaded. */
export function QueryFailure({ title, error, onRetry, retrying }: QueryFailureProps) {
  const { sentence, requestId } = describeFailure(error)
  return (
    <ErrorState title={title} onRetry={onRetry} retrying={retrying} requestId={requestId}>
      {sentence}
    </ErrorState>
  )
}
