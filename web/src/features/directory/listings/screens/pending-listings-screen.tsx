// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React’s types export
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '#web/lib/session/use-session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { EmailAddress } from '#web/ui/email-address.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScriptNotice } from '#web/ui/script-notice.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useLinkSecret } from '../own/link-secret.ts'

const InReview = lazy(async () => ({ default: (await import('../own/in-review.tsx')).InReview }))
const LinkedSuggestion = lazy(async () => ({
  default: (await import('../own/linked-suggestion.tsx')).LinkedSuggestion,
}))

export const title = 'In review'

const waiting = (
  <Panel flush aria-busy="true">
    <ListSkeleton rows={2} />
  </Panel>
)

export function Screen() {
  const handle = useLinkSecret()
  return (
    <div className="shell py-10">
      <PageHeader label="Businesses" title={title} />
      <div className="grid max-w-3xl gap-6">
        <ScriptNotice />
        <Sent />
        {handle === undefined ? (
          waiting
        ) : (
          <Suspense fallback={waiting}>
            {handle ? <LinkedSuggestion handle={handle} /> : <Followed />}
          </Suspense>
        )}
        <p className="text-dim">
          Know another business? <TextLink to="/directory/add?form=suggest">Suggest it</TextLink>.
        </p>
      </div>
    </div>
  )
}

/** Members see what is theirs; visitors follow the link in their email. */
function Followed() {
  const session = useSession()
  if (session.status === 'signed-in') return <InReview />
  if (session.status === 'loading') return waiting
  return (
    <Panel title="What happens next">
      <ul className="grid list-disc gap-2 pl-5">
        <li>We check that the business exists and is not listed yet.</li>
        <li>We list it, or tell you why not.</li>
        <li>Its owner can claim the listing.</li>
      </ul>
      <p className="mt-4 text-dim">
        To follow a suggestion, open the link in the email that we sent you. It brings you back here.
      </p>
    </Panel>
  )
}

/** Follows the form that was just sent. */
function Sent() {
  const state = useLocation().state as { isSent?: boolean; sentTo?: string } | null
  if (!state?.isSent) return null
  return (
    <Banner tone="success">
      <div role="status">
        <p className="font-semibold">Thank you for your suggestion</p>
        <p className="mt-1">
          {state.sentTo ? (
            <>
              We sent a link to <EmailAddress>{state.sentTo}</EmailAddress>. Follow your suggestion there. If
              you don’t see it, check your spam folder.
            </>
          ) : (
            'We will check it soon and notify you.'
          )}
        </p>
      </div>
    </Banner>
  )
}
