import { useParams } from 'react-router-dom'
import { ClaimPage } from '../components/claim-page.tsx'

export const title = 'Claim an organization'

export function Screen() {
  const { organizationId = '' } = useParams()
  return <ClaimPage key={organizationId} kind="organization" id={organizationId} />
}
