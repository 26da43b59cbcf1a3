import { awaitingApproval } from '#shared/platform/users/awaiting-approval.ts'
import type { Me } from '#shared/platform/users/contract.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { Banner } from '#web/ui/banner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

type Account = Pick<Me, 'status' | 'verificationStatus' | 'businessVerification'>

/**
 * Says what the account waits for and what its owner can do about it, or returns undefined when it waits for
 * nothing.
 */
export function pendingNotice(me: Account): { sentence: string; link: string } | undefined {
  const see = 'See verification status'
  if (me.verificationStatus === 'pending')
    return { sentence: 'Your account is pending verification.', link: see }
  if (me.status !== 'pending') return undefined
  const closed = 'Some features are unavailable until it is approved.'
  if (me.businessVerification === 'draft')
    return {
      sentence: `Your business account is waiting for your documents. ${closed}`,
      link: 'Send documents',
    }
  if (me.businessVerification === 'submitted')
    return { sentence: `We are reviewing your business documents. ${closed}`, link: see }
  if (me.businessVerification === 'refused')
    return { sentence: `We couldn’t approve your business yet. ${closed}`, link: 'See the reason' }
  return { sentence: `${awaitingApproval} ${closed}`, link: see }
}

/** Shows under the header of every screen what the account waits for. */
export function StatusNotice({ me }: { me: Me }) {
  const exists = useKnownScreens()
  const notice = pendingNotice(me)
  if (!notice) return null
  return (
    <aside aria-label="Account status" className="border-b border-line">
      <div className="shell">
        <Banner
          action={exists('/profile') && <TextLink to="/profile?tab=verification">{notice.link}</TextLink>}
        >
          {notice.sentence}
        </Banner>
      </div>
    </aside>
  )
}
