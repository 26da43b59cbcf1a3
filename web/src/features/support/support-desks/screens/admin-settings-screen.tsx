import { useState } from 'react'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'
import { adminSettingsApi } from '../api/admin-settings-api.ts'
import { AdminDeskPage } from '../components/admin-desk-page.tsx'
import { SettingsPanel } from '../settings/settings-panel.tsx'

export const title = 'Support settings'

export function Screen() {
  const [api] = useState(() => adminSettingsApi(platformDesk))
  return (
    <AdminDeskPage title={title} api={api} current="settings">
      <SettingsPanel api={api} />
    </AdminDeskPage>
  )
}
