import { membershipLabels } from '#shared/users/membership-type.ts'
import type { User } from '#shared/users/user.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** For whoever chose the paid membership at registration and has not paid it yet. */
export function FinishMembership({ user: { chosenMembership } }: { user: User }) {
  if (!chosenMembership) return null
  const label = membershipLabels[chosenMembership]
  return (
    <Banner
      tone="info"
      className="mb-6"
      action={
        <ButtonLink variant="primary" to={`/billing/subscribe?plan=${chosenMembership}`}>
          Finish becoming a {label}
        </ButtonLink>
      }
    >
      You chose {label} when you registered. It begins when it is paid; until then you are a Competitor.
    </Banner>
  )
}
