import { countsByDay } from '#core/platform/platform-figures/counts-by-day.ts'
import { AdCampaignId } from '#shared/ads/ad-campaigns/named-campaign.ts'
import { figures } from './figures.ts'

export const projections = [
  // What happened with the ads of campaigns, for good; those of the platform itself are no business.
  countsByDay({
    of: figures,
    id: ({ subject, day, creativeId, zone }) => `${subject}#${day}#${creativeId}#${zone}`,
    counts: ({ subject, day, viewed, clicks }) =>
      AdCampaignId.safeParse(subject).success
        ? [
            { figure: 'ad_views', day, count: viewed },
            { figure: 'ad_clicks', day, count: clicks },
          ]
        : [],
    lasting: true,
  }),
]
