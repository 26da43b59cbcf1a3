import { useParams } from 'react-router-dom'
import type { RequestId } from '#shared/support/support-requests/named-request.ts'
import { FoundRequest } from '../organization/found-request.tsx'

export const title = 'Support request'

export function Screen() {
  const { requestId = '' } = useParams()
  return <FoundRequest key={requestId} requestId={requestId as RequestId} />
}
