import { countsByDay } from '#core/platform/platform-figures/counts-by-day.ts'
import { projection } from '#core/platform/projections/projection.ts'
import { waiting } from '#core/platform/waiting-work/waiting.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { authoredCampaigns, authoredOf } from './authored-campaigns.ts'
import { campaigns, newsInReview, recipients } from './campaigns.ts'
import { countRecipients } from './recipient-counters.ts'

/** The figures of campaigns, who wrote them, and the news of organizations that waits for an administrator. */
export const projections = [
  countRecipients,
  // A mail that went out counts for good, though it may bounce, and who got it is forgotten.
  countsByDay({
    of: recipients,
    id: ({ campaignId, recipientId }) => `${campaignId}#${recipientId}`,
    counts: ({ status, at }) =>
      status === 'sent' ? [{ figure: 'campaign_mails', day: siteDay(at), count: 1 }] : [],
    lasting: true,
  }),
  projection({
    of: campaigns,
    into: authoredCampaigns,
    rows: authoredOf,
    source: ({ campaignId }) => campaigns.key({ id: campaignId }),
  }),
  waiting({
    of: campaigns,
    id: ({ id }) => id,
    queue: ({ status }) => (status === 'in_review' ? 'organizationNews' : undefined),
    // In review nothing changes it but a decision.
    since: ({ updatedAt }) => updatedAt,
    lists: [(cursor) => campaigns.list({ index: 'gsi3', pk: newsInReview, limit: 100, cursor })],
  }),
]
