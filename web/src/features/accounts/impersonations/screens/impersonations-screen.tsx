import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { ImpersonationList } from '../components/impersonation-list.tsx'

export const title = 'Impersonations'

export function Screen() {
  return (
    <div className="page">
      <ScreenHeader
        title="Impersonations"
        lead="Who logged in as whom, and when. The member’s activity log shows what they did."
      />
      <ImpersonationList />
    </div>
  )
}
