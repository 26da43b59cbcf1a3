import { useParams } from 'react-router-dom'
import { ClaimPage } from '../components/claim-page.tsx'

export const title = 'Claim a business'

export function Screen() {
  const { listingId = '' } = useParams()
  return <ClaimPage key={listingId} kind="listing" id={listingId} />
}
