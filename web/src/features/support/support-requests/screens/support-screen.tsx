import { useSession } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ScriptNotice } from '#web/ui/script-notice.tsx'
import { AskForHelp } from '../components/ask-for-help.tsx'

export const title = 'Get help'

export function Screen() {
  const session = useSession()
  return (
    <div className="shell py-10">
      <PageHeader
        title="Get help"
        actions={
          session.status === 'signed-in' && <ButtonLink to="/dashboard/support">Your requests</ButtonLink>
        }
      />
      <ScriptNotice />
      <AskForHelp />
    </div>
  )
}
