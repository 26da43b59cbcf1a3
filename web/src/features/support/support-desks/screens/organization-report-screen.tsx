import { OwnDeskPage } from '../organization/own-desk-page.tsx'
import { ReportPanel } from '../report/report-panel.tsx'

export const title = 'Support report'

export function Screen() {
  return (
    <OwnDeskPage title={title} current="report">
      {(desk, api) => <ReportPanel key={desk.organizationId} api={api} />}
    </OwnDeskPage>
  )
}
