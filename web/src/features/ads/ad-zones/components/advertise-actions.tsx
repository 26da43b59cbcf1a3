import { awaitingApproval } from '#shared/platform/users/awaiting-approval.ts'
import type { Me } from '#shared/platform/users/contract.ts'
import { isBusiness } from '#shared/platform/users/membership-type.ts'
import { mayApply } from '#shared/platform/verifications/awaits-approval.ts'
import { loginPath } from '#web/lib/return-path.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** The one thing to do next, for each who may read this page. */
export function AdvertiseActions() {
  const session = useSession()
  if (session.status === 'signed-in') return <ForMembers me={session.me} />
  return (
    <div className="signed-out flex flex-wrap gap-3">
      <ButtonLink to="/register" variant="primary" size="lg">
        Create a business account
      </ButtonLink>
      <p className="basis-full text-dim">
        Have an account? <TextLink to={loginPath('/advertise')}>Log in</TextLink>
      </p>
    </div>
  )
}

function ForMembers({ me }: { me: Me }) {
  if (isBusiness(me.membershipType))
    return me.status === 'active' ? (
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/advertise/book" variant="primary" size="lg">
          Book an ad
        </ButtonLink>
        <ButtonLink to="/my-listings" size="lg">
          Feature a business
        </ButtonLink>
      </div>
    ) : (
      <p className="font-semibold">{awaitingApproval}</p>
    )
  return (
    <div className="grid justify-items-start gap-4">
      <p className="font-semibold">Advertising is for retailers, manufacturers, and organizations.</p>
      {mayApply(me) ? (
        <ButtonLink to="/profile?tab=verification">Apply as a business</ButtonLink>
      ) : (
        <TextLink to="/pricing">Compare plans</TextLink>
      )}
    </div>
  )
}
