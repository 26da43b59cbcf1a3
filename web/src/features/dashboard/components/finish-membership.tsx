import { useQuery } from '@tanstack/react-query'
import { membershipLabels, type PublicMembershipType } from '#shared/users/membership-type.ts'
import type { User } from '#shared/users/user.ts'
import { plansQuery } from '#web/features/pricing/api/list-plans.ts'
import { offersOf, planFor } from '#web/features/pricing/components/plan-offers.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'

/** For whoever chose the paid membership at registration and has not paid it yet. */
export function FinishMembership({ user: { chosenMembership } }: { user: User }) {
  return chosenMembership ? <Finish type={chosenMembership} /> : null
}

function Finish({ type }: { type: PublicMembershipType }) {
  const { data: plans = [] } = useQuery(plansQuery)
  const offer = offersOf(plans).find((one) => one.type === type)
  const plan = offer && planFor(offer, 'monthly')
  const label = membershipLabels[type]
  return (
    <Banner
      tone="info"
      className="mb-6"
      action={
        <ButtonLink variant="primary" to={plan ? `/billing/subscribe?plan=${plan.id}` : '/pricing'}>
          Finish becoming a {label}
        </ButtonLink>
      }
    >
      You chose {label} when you registered. It begins when it is paid; until then you are a Competitor.
    </Banner>
  )
}
