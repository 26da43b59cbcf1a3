import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { ImpersonationList } from '../components/impersonation-list.tsx'

export function Screen() {
  return (
    <div className="page">
      <ScreenHeader
        title="Impersonations"
        lead="Who acted as whom, and until when. What was done is in the activity log of the member, with both names."
      />
      <ImpersonationList />
    </div>
  )
}
