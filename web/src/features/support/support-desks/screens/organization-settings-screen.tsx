import { OwnDeskPage } from '../organization/own-desk-page.tsx'
import { SettingsPanel } from '../settings/settings-panel.tsx'

export const title = 'Support desk settings'

export function Screen() {
  return (
    <OwnDeskPage title={title} current="settings">
      {(desk, api) => <SettingsPanel key={desk.organizationId} api={api} />}
    </OwnDeskPage>
  )
}
