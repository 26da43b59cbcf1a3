import { useEffect, useState } from 'react'
import { keptInTab } from '#web/lib/kept-in-browser.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScriptNotice } from '#web/ui/script-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ClaimPanel } from '../components/claim-panel.tsx'

const name = 'guest_claim'

/**
 * The secret after `#`: the address bar and the history of the browser forget it. This tab keeps it until it is used,
 * so that a visitor who logs in first comes back to it.
 */
function useClaimHandle(): { handle: string | undefined; forget: () => void } {
  const [handle, setHandle] = useState<string>()
  useEffect(() => {
    const take = () => {
      const found = location.hash.slice(1)
      if (found) {
        history.replaceState(history.state, '', location.pathname + location.search)
        keptInTab.set(name, found)
      }
      setHandle(found || keptInTab.get(name) || '')
    }
    take()
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  return { handle, forget: () => keptInTab.remove(name) }
}

export const title = 'Claim your results'

/** Opening it changes nothing, because programs that check mails open every link. */
export function Screen() {
  const { handle, forget } = useClaimHandle()
  return (
    <div className="shell py-10">
      <PageHeader label="Results" title={title} />
      <div className="max-w-3xl">
        <ScriptNotice />
        {handle === undefined ? (
          <Panel aria-busy="true">
            <Skeleton lines={3} className="h-10" />
          </Panel>
        ) : handle === '' ? (
          <Panel>
            <p>Open the link in the email that we sent you about your results. It brings you back here.</p>
            <ButtonLink to="/events?when=past" className="mt-5">
              Past events
            </ButtonLink>
          </Panel>
        ) : (
          <ClaimPanel key={handle} handle={handle} onForget={forget} />
        )}
      </div>
    </div>
  )
}
