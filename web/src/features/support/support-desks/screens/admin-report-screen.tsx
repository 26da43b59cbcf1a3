import { useMemo } from 'react'
import * as z from 'zod/mini'
import { DeskId, platformDesk } from '#shared/support/support-requests/named-request.ts'
import { useAddressFilter } from '#web/features/platform/lists/use-address-filter.ts'
import { adminSettingsApi } from '../api/admin-settings-api.ts'
import { AdminDeskPage } from '../components/admin-desk-page.tsx'
import { DeskSelect } from '../components/desk-select.tsx'
import { ReportPanel } from '../report/report-panel.tsx'

export const title = 'Support report'

const chosenDesk = { desk: z._default(DeskId, platformDesk) }

export function Screen() {
  const { filter, setFilter } = useAddressFilter(chosenDesk)
  const api = useMemo(() => adminSettingsApi(filter.desk), [filter.desk])
  return (
    <AdminDeskPage title={title} api={api} current="report">
      <ReportPanel
        api={api}
        choice={<DeskSelect value={filter.desk} onChange={(desk) => setFilter({ desk })} />}
      />
    </AdminDeskPage>
  )
}
