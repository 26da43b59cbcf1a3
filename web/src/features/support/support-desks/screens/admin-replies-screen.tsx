import { useState } from 'react'
import { platformDesk } from '#shared/support/support-requests/named-request.ts'
import { adminSettingsApi } from '../api/admin-settings-api.ts'
import { AdminDeskPage } from '../components/admin-desk-page.tsx'
import { RepliesPanel } from '../replies/replies-panel.tsx'

export const title = 'Prepared replies'

export function Screen() {
  const [api] = useState(() => adminSettingsApi(platformDesk))
  return (
    <AdminDeskPage title={title} api={api} current="replies">
      <RepliesPanel api={api} />
    </AdminDeskPage>
  )
}
