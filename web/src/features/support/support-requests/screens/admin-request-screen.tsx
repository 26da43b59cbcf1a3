import { useParams } from 'react-router-dom'
import { platformDesk, type RequestId } from '#shared/support/support-requests/named-request.ts'
import { adminDeskApi } from '../api/admin-desk-api.ts'
import { DeskProvider } from '../desk/desk-api.ts'
import { RequestPage } from '../desk/request-page.tsx'

export const title = 'Support request'

const desk = adminDeskApi(platformDesk)

/** A request, as administrators answer it. */
export function Screen() {
  const { requestId = '' } = useParams()
  return (
    <DeskProvider value={desk}>
      <RequestPage requestId={requestId as RequestId} />
    </DeskProvider>
  )
}
