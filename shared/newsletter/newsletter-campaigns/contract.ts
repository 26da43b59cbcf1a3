import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { CampaignId } from './campaign.ts'

export const followCampaignLink = route({
  name: 'followCampaignLink',
  method: 'GET',
  path: '/api/newsletter/links/:campaignId/:number',
  auth: 'public',
  summary: 'Lead to the address behind a link of a campaign; only how often it is opened is counted',
  params: z.strictObject({
    campaignId: CampaignId,
    number: z.string().check(z.regex(/^\d{1,3}$/)),
  }),
  status: 303,
  errors: ['campaign_not_found'],
})
