import { OwnDeskPage } from '../organization/own-desk-page.tsx'
import { RepliesPanel } from '../replies/replies-panel.tsx'

export const title = 'Prepared replies'

export function Screen() {
  return (
    <OwnDeskPage title={title} current="replies">
      {(desk, api) => <RepliesPanel key={desk.organizationId} api={api} />}
    </OwnDeskPage>
  )
}
