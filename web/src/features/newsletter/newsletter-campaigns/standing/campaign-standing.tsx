import { useQuery } from '@tanstack/react-query'
// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense } from 'react'
import type { ShownCampaign } from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import type { Audience, CampaignContent } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import type { NewsletterTopic } from '#shared/newsletter/newsletter-subscribers/newsletter-settings.ts'
import { utcDay } from '#shared/platform/time/utc-day.ts'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { renderFrom, topicsQuery } from '../api/campaign-queries.ts'
import { CampaignStatusBadge } from '../components/campaign-status.tsx'
import { peopleWords, plannedWords } from '../components/campaign-words.ts'
import { CampaignPreview } from '../editor/campaign-preview.tsx'
import { CampaignStatistics } from '../statistics/campaign-statistics.tsx'
import { StandingBanner } from './standing-banner.tsx'
import { StepButtons } from './step-buttons.tsx'

const RecipientsPanel = lazy(async () => ({
  default: (await import('../statistics/recipients-panel.tsx')).RecipientsPanel,
}))

function audienceWords(audience: Audience, offered: readonly NewsletterTopic[]): string {
  if (audience.kind === 'organization') {
    const { followers, eventIds } = audience
    const events = eventIds.length === 1 ? 'Entrants of one event' : `Entrants of ${eventIds.length} events`
    return [followers && 'Followers', eventIds.length > 0 && events].filter(Boolean).join(', ')
  }
  const { topics, membershipTypes, states, joinedBefore } = audience
  const parts = [
    topics.length > 0 &&
      `Topics: ${topics.map((key) => offered.find((one) => one.key === key)?.label ?? key).join(', ')}`,
    membershipTypes.length > 0 && membershipTypes.map((type) => membershipLabels[type]).join(', '),
    states.join(', '),
    joinedBefore && `Joined before ${utcDay(joinedBefore)}`,
  ].filter(Boolean)
  return parts.join(' · ') || 'Every subscriber'
}

/** A campaign that is no draft of the platform: where it stands, how it did, and what was written. */
export function CampaignStanding({ shown }: { shown: ShownCampaign }) {
  const { campaign } = shown
  const { data: settings } = useQuery(topicsQuery)
  const { id, name, status, startedAt, planned, counted, audience, fromName, replyTo, senderId } = campaign
  const { subject, preheader, layout, blocks, finalCounts } = campaign
  const content: CampaignContent = { subject, preheader, layout, blocks }
  const isMoving = status === 'preparing' || status === 'sending'
  return (
    <>
      <ScreenHeader
        title={name || subject}
        lead={<CampaignStatusBadge status={status} />}
        actions={<StepButtons campaign={campaign} />}
      />
      <StandingBanner shown={shown} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          {startedAt && <CampaignStatistics campaignId={id} isMoving={isMoving} />}
          <Panel title="Campaign">
            <Facts
              facts={[
                ['Subject', subject],
                ['Preview line', preheader],
                ['Sender', fromName],
                replyTo && ['Replies go to', replyTo],
                ['Audience', audienceWords(audience, settings?.topics ?? [])],
                counted !== undefined && ['Counted', peopleWords(counted)],
                planned && ['Planned', plannedWords(planned)],
              ]}
            />
          </Panel>
        </div>
        <CampaignPreview render={renderFrom(senderId)} content={content} of={senderId} />
      </div>
      {finalCounts && (
        <p className="mt-6 text-dim">Only statistics of this campaign are kept, not who received it.</p>
      )}
      {startedAt && !finalCounts && (
        <div className="mt-6">
          <Suspense fallback={<div className="skeleton h-64" />}>
            <RecipientsPanel campaignId={id} isMoving={isMoving} />
          </Suspense>
        </div>
      )}
    </>
  )
}
