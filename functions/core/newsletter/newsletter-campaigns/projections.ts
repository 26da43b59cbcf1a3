import { projection } from '#core/platform/projections/projection.ts'
import { waiting } from '#core/platform/waiting-work/waiting.ts'
import { authoredCampaigns, authoredOf } from './authored-campaigns.ts'
import { campaigns, newsInReview } from './campaigns.ts'
import { countRecipients } from './recipient-counters.ts'

/** The figures of campaigns, who wrote them, and the news of organizations that waits for an administrator. */
export const projections = [
  countRecipients,
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
