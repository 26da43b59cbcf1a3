import type { Me } from '#shared/users/contract.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** What waits for somebody else to decide, or undefined when nothing does. */
export function pendingSentence(me: Pick<Me, 'status' | 'verificationStatus'>): string | undefined {
  if (me.verificationStatus === 'pending') return 'Your account is waiting to be verified.'
  if (me.status === 'pending')
    return 'Your business account is waiting for approval. Until then some features are not available.'
  return undefined
}

export function StatusBanner() {
  const session = useSession()
  const exists = useKnownScreens()
  const sentence = session.status === 'signed-in' ? pendingSentence(session.me) : undefined
  if (!sentence) return null
  return (
    <aside aria-label="Account status" className="border-b border-line">
      <div className="shell">
        <Banner
          action={
            exists('/profile') && (
              <TextLink to="/profile?tab=verification">See the verification status</TextLink>
            )
          }
        >
          {sentence}
        </Banner>
      </div>
    </aside>
  )
}
