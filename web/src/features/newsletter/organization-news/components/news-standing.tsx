import type { CampaignStats, ShownCampaign } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import type { Audience, CampaignContent } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import type { OwnOrganization } from '#shared/organizations/organizations/contract.ts'
import { CampaignStatusBadge } from '#web/features/newsletter/newsletter-campaigns/components/campaign-status.tsx'
import {
  peopleWords,
  plannedWords,
} from '#web/features/newsletter/newsletter-campaigns/components/campaign-words.ts'
import { CampaignPreview } from '#web/features/newsletter/newsletter-campaigns/editor/campaign-preview.tsx'
import { CampaignFigures } from '#web/features/newsletter/newsletter-campaigns/statistics/campaign-statistics.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { renderNews } from '../api/news-api.ts'
import { newsStandingWords } from './news-standing-words.ts'
import { NewsSteps } from './news-steps.tsx'

type NewsStandingProps = {
  organization: OwnOrganization['organization']
  shown: ShownCampaign & { stats: CampaignStats }
}

function audienceWords(audience: Audience): string {
  if (audience.kind !== 'organization') return ''
  const { followers, eventIds } = audience
  const events = eventIds.length === 1 ? 'Entrants of one event' : `Entrants of ${eventIds.length} events`
  return [followers && 'Followers', eventIds.length > 0 && events].filter(Boolean).join(', ')
}

/** News that is no draft: where it stands, how it did, and what was written. */
export function NewsStanding({ organization: { id: organizationId }, shown }: NewsStandingProps) {
  const { campaign, stats } = shown
  const { id: campaignId, subject, preheader, layout, blocks, status, audience } = campaign
  const content: CampaignContent = { subject, preheader, layout, blocks }
  const { tone, words } = newsStandingWords(shown)
  return (
    <>
      <ScreenHeader
        title={subject}
        lead={<CampaignStatusBadge status={status} />}
        actions={<NewsSteps params={{ organizationId, campaignId }} campaign={campaign} />}
      />
      <Banner tone={tone} className="mb-6">
        <p role="status">{words}</p>
      </Banner>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          {campaign.startedAt && <CampaignFigures stats={stats} />}
          <Panel title="News">
            <Facts
              facts={[
                ['Preview line', preheader],
                campaign.replyTo && ['Replies go to', campaign.replyTo],
                ['For', audienceWords(audience)],
                campaign.counted !== undefined && ['Counted', peopleWords(campaign.counted)],
                campaign.planned && ['Planned', plannedWords(campaign.planned)],
              ]}
            />
          </Panel>
        </div>
        <CampaignPreview render={renderNews(organizationId)} content={content} of={organizationId} />
      </div>
    </>
  )
}
