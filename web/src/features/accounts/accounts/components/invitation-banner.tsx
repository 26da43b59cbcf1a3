import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import { describeFailure } from '#web/features/platform/forms/describe-failure.ts'
import { Banner } from '#web/ui/banner.tsx'
import type { useInvitation } from './use-invitation.ts'

export function InvitationBanner({ invited, error }: ReturnType<typeof useInvitation>) {
  if (error) return <Banner tone="warning">{describeFailure(error).sentence}</Banner>
  if (!invited) return null
  return (
    <Banner tone="info">
      <p className="font-semibold">
        This invitation is for the {membershipLabels[invited.membershipType]} membership.
      </p>
      {invited.message && <p className="mt-1 whitespace-pre-line">{invited.message}</p>}
    </Banner>
  )
}
