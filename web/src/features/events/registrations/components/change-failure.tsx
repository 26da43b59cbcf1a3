import type { EntryRefusal } from '#shared/events/registrations/entry-refusal.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { FormError } from '#web/ui/form-error.tsx'

type ChangeFailureProps = {
  /** The problem that was found before the change was sent. */
  refusal: EntryRefusal | undefined
  failure: Error | null
}

/** Explains why a change was not made. The typed values stay. */
export function ChangeFailure({ refusal, failure }: ChangeFailureProps) {
  if (refusal) return <FormError title={refusal.message} />
  if (!failure) return null
  if (failure instanceof ApiError && failure.code === 'version_conflict')
    return (
      <FormError title="Someone changed this entry in the meantime.">
        <p>We kept what you typed. Check it and save again.</p>
      </FormError>
    )
  return <FormError title={describeFailure(failure).sentence} />
}
