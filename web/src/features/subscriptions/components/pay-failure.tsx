import { FormFailure } from '#web/features/forms/form-failure.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { TextLink } from '#web/ui/text-link.tsx'

type PayFailureProps = { failure: unknown; attempts: number }

const alreadyPaid = (failure: unknown) => failure instanceof ApiError && failure.code === 'already_subscribed'
const unverified = (failure: unknown) =>
  failure instanceof ApiError && failure.code === 'verification_required'

/** Why nothing was paid, and the way on where there is one. */
export function PayFailure({ failure, attempts }: PayFailureProps) {
  const already = alreadyPaid(failure)
  return (
    <FormFailure
      title={already ? 'You already have a membership' : 'Nothing was charged'}
      failure={failure}
      attempts={attempts}
    >
      {already && (
        <p>
          It may have been paid in another tab. <TextLink to="/billing">Go to your billing</TextLink>
        </p>
      )}
      {unverified(failure) && <TextLink to="/profile?tab=verification">Verify your business</TextLink>}
    </FormFailure>
  )
}
