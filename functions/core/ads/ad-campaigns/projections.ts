import { waiting } from '#core/platform/waiting-work/waiting.ts'
import { campaigns, campaignsPartition } from './campaigns.ts'
import { creatives, creativesWaitingPartition } from './creatives.ts'

export const projections = [
  waiting({
    of: campaigns,
    id: ({ id }) => id,
    since: ({ statusSince }) => statusSince,
    queue: ({ status }) => (status === 'in_review' ? 'adCampaigns' : undefined),
    lists: [
      (cursor) => campaigns.list({ index: 'gsi2', pk: campaignsPartition('in_review'), limit: 100, cursor }),
    ],
  }),
  waiting({
    of: creatives,
    id: ({ id }) => id,
    since: ({ statusSince }) => statusSince,
    queue: ({ status, isAlone }) => (status === 'in_review' && isAlone ? 'adCreatives' : undefined),
    lists: [(cursor) => creatives.list({ index: 'gsi1', pk: creativesWaitingPartition, limit: 100, cursor })],
  }),
]
