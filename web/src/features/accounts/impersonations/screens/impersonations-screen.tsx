import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { ImpersonationList } from '../components/impersonation-list.tsx'

export const title = 'Impersonations'

export function Screen() {
  return (
    <div className="page">
      <ScreenHeader
        title="Impersonations"
        lead="Which administrator acted as which member, and when. The member’s activity log shows what they did, with both names."
      />
      <ImpersonationList />
    </div>
  )
}
