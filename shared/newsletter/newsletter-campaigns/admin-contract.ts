import * as z from 'zod/mini'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { Email } from '#shared/platform/users/email.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { line, text } from '#shared/text.ts'
import {
  Campaign,
  CampaignContent,
  CampaignCounts,
  CampaignId,
  CampaignStatus,
  ListedCampaign,
  platformSender,
  RecipientStatus,
  SenderId,
  SkipReason,
  SubscriberAudience,
} from './campaign.ts'
import { NewsletterTemplate, TemplateId } from './newsletter-template.ts'

const params = z.strictObject({ campaignId: CampaignId })
const version = z.int().check(z.gte(1))
const name = line(80).check(z.minLength(1, 'Name the campaign'))
export const previewBytes = 512 * 1024

/** A campaign with the figures of now. */
export const ShownCampaign = z.object({ campaign: Campaign, counts: CampaignCounts })
export type ShownCampaign = z.infer<typeof ShownCampaign>

export const listCampaigns = route({
  name: 'listCampaigns',
  method: 'GET',
  path: '/api/admin/newsletter/campaigns',
  auth: 'admin',
  summary: 'Campaigns, newest first: the platform’s, or the news of organizations that waits for a decision',
  query: z.strictObject({
    ...pageQuery(25),
    of: z._default(z.enum(['platform', 'organizations', 'in_review']), 'platform'),
    status: z.optional(CampaignStatus),
  }),
  response: Page(z.extend(ListedCampaign, { senderName: z.string() })),
  errors: ['invalid_cursor'],
})

export const createCampaign = route({
  name: 'createCampaign',
  method: 'POST',
  path: '/api/admin/newsletter/campaigns',
  auth: 'admin',
  summary: 'Begin a campaign, from a template or empty',
  body: z.strictObject({ name, templateId: z.optional(TemplateId) }),
  status: 201,
  response: ShownCampaign,
  errors: ['template_not_found'],
})

export const getCampaign = route({
  name: 'getCampaign',
  method: 'GET',
  path: '/api/admin/newsletter/campaigns/:campaignId',
  auth: 'admin',
  summary: 'A campaign with its figures',
  params,
  response: ShownCampaign,
  errors: ['campaign_not_found'],
})

export const saveErrors = [
  'campaign_not_found',
  'campaign_scheduled',
  'campaign_sent',
  'version_conflict',
  'unknown_placeholder',
  'placeholder_default',
  'unknown_block_thing',
  'unknown_topic',
] as const

export const saveCampaign = route({
  name: 'saveCampaign',
  method: 'PUT',
  path: '/api/admin/newsletter/campaigns/:campaignId',
  auth: 'admin',
  summary: 'Save a draft',
  params,
  body: z.strictObject({
    name,
    fromName: line(60).check(z.minLength(1, 'Enter a sender name')),
    replyTo: z.optional(Email),
    content: CampaignContent,
    audience: SubscriberAudience,
    version,
  }),
  maxBodyBytes: previewBytes,
  response: ShownCampaign,
  errors: saveErrors,
})

export const deleteCampaign = route({
  name: 'deleteCampaign',
  method: 'DELETE',
  path: '/api/admin/newsletter/campaigns/:campaignId',
  auth: 'admin',
  summary: 'Delete a draft',
  params,
  errors: ['campaign_not_found', 'campaign_scheduled', 'campaign_sent'],
})

export const duplicateCampaign = route({
  name: 'duplicateCampaign',
  method: 'POST',
  path: '/api/admin/newsletter/campaigns/:campaignId/duplicate',
  auth: 'admin',
  summary: 'Begin a campaign with the content of another',
  params,
  status: 201,
  response: ShownCampaign,
  errors: ['campaign_not_found'],
})

/** One thing to look at before a campaign goes out. */
export const CampaignCheck = z.object({
  kind: z.enum(['subject', 'preheader', 'content', 'links', 'alt', 'size', 'things', 'address']),
  isFine: z.boolean(),
  /** The sentence about it. */
  says: z.string(),
})
export type CampaignCheck = z.infer<typeof CampaignCheck>

/** A mail as its reader gets it, with sample data. */
export const RenderedCampaign = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  bytes: z.int(),
  checks: z.array(CampaignCheck),
})
export type RenderedCampaign = z.infer<typeof RenderedCampaign>

export const previewErrors = ['unknown_placeholder', 'placeholder_default'] as const

export const previewCampaign = route({
  name: 'previewCampaign',
  method: 'POST',
  path: '/api/admin/newsletter/campaigns/previews',
  auth: 'admin',
  summary: 'How content looks as a mail, with what is to be mended',
  body: z.strictObject({ content: CampaignContent, senderId: z._default(SenderId, platformSender) }),
  maxBodyBytes: previewBytes,
  response: RenderedCampaign,
  errors: previewErrors,
})

export const testCampaign = route({
  name: 'testCampaign',
  method: 'POST',
  path: '/api/admin/newsletter/campaigns/:campaignId/test',
  auth: 'admin',
  summary: 'Send a campaign to up to five administrators of this site',
  params,
  body: z.strictObject({
    to: z.array(UserId).check(z.minLength(1, 'Choose someone'), z.maxLength(5, 'Choose at most five')),
  }),
  response: ShownCampaign,
  rateLimit: { max: 30, seconds: 3600, per: 'user' },
  errors: [
    'campaign_not_found',
    'campaign_sent',
    'unknown_administrator',
    'campaign_incomplete',
    'campaign_too_large',
    'no_mailing_address',
    'rate_limited',
  ],
})

/** How many people get it; beyond what one request counts, at least so many. */
export const AudienceCount = z.object({
  count: z.int(),
  isAtLeast: z.boolean(),
  /** How long it takes at the present rate. */
  minutes: z.int(),
  perSecond: z.int(),
})
export type AudienceCount = z.infer<typeof AudienceCount>

export const countAudience = route({
  name: 'countAudience',
  method: 'POST',
  path: '/api/admin/newsletter/campaigns/counts',
  auth: 'admin',
  summary: 'How many people an audience has',
  body: z.strictObject({ audience: SubscriberAudience }),
  response: AudienceCount,
})

export const PlannedBody = z.strictObject({
  local: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'Enter a day and a time')),
  zone: z.string().check(z.maxLength(60)),
  which: z.optional(z.enum(['first', 'second'])),
})

export const sendErrors = [
  'campaign_not_found',
  'campaign_scheduled',
  'campaign_sent',
  'version_conflict',
  'no_audience',
  'no_mailing_address',
  'campaign_not_tested',
  'campaign_incomplete',
  'campaign_too_large',
] as const

export const scheduleCampaign = route({
  name: 'scheduleCampaign',
  method: 'POST',
  path: '/api/admin/newsletter/campaigns/:campaignId/schedule',
  auth: 'admin',
  summary: 'Send a campaign at a time, or at once',
  params,
  body: z.strictObject({
    version,
    planned: z.optional(PlannedBody),
    /** Required for more than 1,000 people: their number, as it was shown. */
    confirmedCount: z.optional(z.int()),
  }),
  response: ShownCampaign,
  errors: [...sendErrors, 'campaign_too_soon', 'time_missing', 'time_twice', 'count_not_confirmed'],
})

const stepErrors = ['campaign_not_found', 'campaign_step', 'campaign_sent'] as const
const step = { method: 'POST', auth: 'admin', params, response: ShownCampaign } as const

export const takeBackCampaign = route({
  ...step,
  name: 'takeBackCampaign',
  path: '/api/admin/newsletter/campaigns/:campaignId/take-back',
  summary: 'Return a scheduled or missed campaign to draft',
  errors: stepErrors,
})

export const pauseCampaign = route({
  ...step,
  name: 'pauseCampaign',
  path: '/api/admin/newsletter/campaigns/:campaignId/pause',
  summary: 'Stop sending for now',
  errors: stepErrors,
})

export const resumeCampaign = route({
  ...step,
  name: 'resumeCampaign',
  path: '/api/admin/newsletter/campaigns/:campaignId/resume',
  summary: 'Go on sending where it stopped',
  errors: stepErrors,
})

export const cancelCampaign = route({
  ...step,
  name: 'cancelCampaign',
  path: '/api/admin/newsletter/campaigns/:campaignId/cancel',
  summary: 'Send it to no one else',
  errors: stepErrors,
})

export const approveNews = route({
  ...step,
  name: 'approveNews',
  path: '/api/admin/newsletter/campaigns/:campaignId/approve',
  summary: 'Let the first news of an organization go out',
  errors: stepErrors,
})

export const refuseNews = route({
  ...step,
  name: 'refuseNews',
  path: '/api/admin/newsletter/campaigns/:campaignId/refuse',
  summary: 'Return the first news of an organization to its author, saying why',
  body: z.strictObject({ reason: text(500, 10) }),
  errors: stepErrors,
})

/** One link of a campaign. Opens right after the mails went out are mostly programs’. */
export const LinkFigures = z.object({
  number: z.int(),
  url: z.string(),
  clicks: z.int(),
  probablyAutomatic: z.int(),
})

export const CampaignStats = z.object({
  counts: CampaignCounts,
  skippedFor: z.record(SkipReason, z.int()),
  links: z.array(LinkFigures),
  /** Clicks by hour since it began. */
  hours: z.array(z.object({ hour: z.iso.datetime(), clicks: z.int() })),
})
export type CampaignStats = z.infer<typeof CampaignStats>

export const getCampaignStats = route({
  name: 'getCampaignStats',
  method: 'GET',
  path: '/api/admin/newsletter/campaigns/:campaignId/stats',
  auth: 'admin',
  summary: 'How a campaign did, without following anyone',
  params,
  response: CampaignStats,
  errors: ['campaign_not_found'],
})

export const listRecipients = route({
  name: 'listRecipients',
  method: 'GET',
  path: '/api/admin/newsletter/campaigns/:campaignId/recipients',
  auth: 'admin',
  summary: 'The people of a campaign by where they stand, as long as that is kept',
  params,
  query: z.strictObject({ ...pageQuery(50), status: RecipientStatus }),
  response: Page(
    z.object({
      recipientId: z.string(),
      /** Absent if they are gone by now. */
      email: z.optional(z.string()),
      status: RecipientStatus,
      why: z.optional(z.string()),
      at: z.iso.datetime(),
    }),
  ),
  errors: ['campaign_not_found', 'invalid_cursor'],
})

export const listNewsletterTemplates = route({
  name: 'listNewsletterTemplates',
  method: 'GET',
  path: '/api/admin/newsletter/templates',
  auth: 'admin',
  summary: 'The templates by name',
  response: z.object({ items: z.array(NewsletterTemplate) }),
})

const templateFields = z.pick(NewsletterTemplate, { name: true, layout: true, blocks: true })

export const saveNewsletterTemplate = route({
  name: 'saveNewsletterTemplate',
  method: 'PUT',
  path: '/api/admin/newsletter/templates/:templateId',
  auth: 'admin',
  summary: 'Add a template under an id that its form made, or change one',
  params: z.strictObject({ templateId: TemplateId }),
  body: z.strictObject({ ...templateFields.shape, version: z.int().check(z.gte(0)) }),
  maxBodyBytes: previewBytes,
  response: NewsletterTemplate,
  errors: ['version_conflict', 'template_limit', 'unknown_placeholder', 'placeholder_default'],
})

export const deleteNewsletterTemplate = route({
  name: 'deleteNewsletterTemplate',
  method: 'DELETE',
  path: '/api/admin/newsletter/templates/:templateId',
  auth: 'admin',
  summary: 'Delete a template; campaigns that began with it stay',
  params: z.strictObject({ templateId: TemplateId }),
  errors: ['template_not_found'],
})
