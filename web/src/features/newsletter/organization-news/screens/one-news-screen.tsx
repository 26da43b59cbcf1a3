import { useParams } from 'react-router-dom'
import type { CampaignId } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { FoundNews } from '../components/found-news.tsx'

export const title = 'Member news'

export function Screen() {
  const { campaignId = '' } = useParams()
  return <FoundNews key={campaignId} campaignId={campaignId as CampaignId} />
}
