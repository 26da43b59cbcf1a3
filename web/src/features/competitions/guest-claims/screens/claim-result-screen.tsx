import { PageHeader } from '#web/ui/page-header.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScriptNotice } from '#web/ui/script-notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ClaimPanel } from '../components/claim-panel.tsx'
import { useClaimHandle } from '../components/use-claim-handle.ts'

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
          </Panel>
        ) : (
          <ClaimPanel key={handle} handle={handle} onForget={forget} />
        )}
      </div>
    </div>
  )
}
