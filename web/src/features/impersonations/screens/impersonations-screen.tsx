import { PageHeader } from '#web/ui/page-header.tsx'
import { ImpersonationList } from '../components/impersonation-list.tsx'

export function Screen() {
  return (
    <div className="shell py-10">
      <PageHeader
        label="Administration"
        title="Impersonations"
        lead="Who acted as whom, and until when. What was done is in the activity log of the member, with both names."
      />
      <ImpersonationList />
    </div>
  )
}
