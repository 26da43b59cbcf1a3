import { AppError } from '#shared/errors.ts'
import { paymentUnknown } from '#web/features/billing/payment-methods/components/has-gone-through.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { TextLink } from '#web/ui/text-link.tsx'

type PayFailureProps = { failure: unknown; attempts: number }

const alreadyPaid = (failure: unknown) => failure instanceof ApiError && failure.code === 'already_subscribed'
const isUnknown = (failure: unknown) => failure instanceof AppError && failure.code === paymentUnknown
const unverified = (failure: unknown) =>
  failure instanceof ApiError && failure.code === 'verification_required'

function titleOf(failure: unknown): string {
  if (alreadyPaid(failure)) return 'You already have a membership'
  return isUnknown(failure) ? 'You may have paid' : 'Nothing was charged'
}

/** Explains why a payment is not known to have succeeded, with the next step if there is one. */
export function PayFailure({ failure, attempts }: PayFailureProps) {
  return (
    <FormFailure title={titleOf(failure)} failure={failure} attempts={attempts}>
      {alreadyPaid(failure) && (
        <p>
          You paid with an earlier click or in another tab. <TextLink to="/billing">Go to billing</TextLink>
        </p>
      )}
      {unverified(failure) && <TextLink to="/profile?tab=verification">Verify your business</TextLink>}
    </FormFailure>
  )
}
