import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import {
  Campaign,
  CampaignId,
  platformSender,
  RecipientStatus,
  type SenderId,
  SkipReason,
} from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { NewsletterTemplate } from '#shared/newsletter/newsletter-campaigns/newsletter-template.ts'

export const campaignsOf = (senderId: SenderId) => `CAMPAIGNS_OF#${senderId}`
export const activeCampaigns = 'CAMPAIGNS_ACTIVE'
export const newsOfOrganizations = 'NEWS'
export const newsInReview = 'NEWS#in_review'

/** Campaigns that went out, at least to some, by when they ended, until their people are forgotten. */
export const endedCampaigns = 'CAMPAIGNS_ENDED'

/** The job looks at a campaign from its moment on until no one is left of its recipients. */
function activeSince({ status, planned, endedAt, startedAt }: Campaign): string | undefined {
  if (endedAt || !planned) return undefined
  if (status === 'scheduled') return planned.at
  const isActive = status === 'preparing' || status === 'sending' || (status === 'cancelled' && startedAt)
  return isActive ? planned.at : undefined
}

/**
 * Campaigns: `gsi1` lists those of a sender, `gsi2` those that the job has to look at and those that ended, `gsi3` the news of organizations
 * for administrators.
 */
export const campaigns = entity({
  name: 'newsletter-campaign',
  erasure: 'by its noun',
  schema: Campaign,
  key: ({ id }: { id: string }) => ({ pk: `CAMPAIGN#${id}`, sk: 'CAMPAIGN' }),
  gsi1: ({ senderId, id }) => ({ pk: campaignsOf(senderId), sk: id }),
  gsi2: (campaign) => {
    const { id, startedAt, endedAt, forgottenAt } = campaign
    if (forgottenAt) return undefined
    if (startedAt && endedAt) return { pk: endedCampaigns, sk: `${endedAt}#${id}` }
    const at = activeSince(campaign)
    return at ? { pk: activeCampaigns, sk: `${at}#${id}` } : undefined
  },
  gsi3: ({ senderId, status, id }) =>
    senderId === platformSender
      ? undefined
      : { pk: status === 'in_review' ? newsInReview : newsOfOrganizations, sk: id },
})

export const allTemplates = 'NEWSLETTER_TEMPLATES'

export const newsletterTemplates = entity({
  name: 'newsletter-template',
  erasure: 'impersonal',
  schema: NewsletterTemplate,
  key: ({ id }: { id: string }) => ({ pk: allTemplates, sk: id }),
})

/** How many templates there are: adding one is written on the number that was read. */
export const templateCounts = entity({
  name: 'newsletter-template-count',
  erasure: 'impersonal',
  schema: z.object({ count: z.int(), version: z.int() }),
  key: (_: object) => ({ pk: 'NEWSLETTER_TEMPLATE_COUNT', sk: 'COUNT' }),
})

/** A campaign as it goes out: the same for everyone, but for what stands between double braces. */
export const frozenCampaigns = entity({
  name: 'frozen-campaign',
  erasure: 'impersonal',
  schema: z.object({
    campaignId: CampaignId,
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    /** The addresses behind the numbers of its links; empty where links are not counted. */
    links: z.array(z.string()),
    frozenAt: z.iso.datetime(),
    version: z.int(),
  }),
  key: ({ campaignId }: { campaignId: string }) => ({ pk: `CAMPAIGN#${campaignId}`, sk: 'FROZEN' }),
})
export type FrozenCampaign = ReturnType<typeof frozenCampaigns.read>

/** Where preparing goes on, and how many are prepared: it stands apart, so that a pause is no conflict. */
export const preparingProgress = entity({
  name: 'campaign-progress',
  erasure: 'impersonal',
  schema: z.object({
    campaignId: CampaignId,
    /** Which of the lists of its people, and where in it. */
    list: z.int(),
    cursor: z.optional(z.string()),
    prepared: z.int(),
    version: z.int(),
  }),
  key: ({ campaignId }: { campaignId: string }) => ({ pk: `CAMPAIGN#${campaignId}`, sk: 'PROGRESS' }),
})

export const recipientPrefix = 'TO#'
export const dueRecipients = (campaignId: string) => `TO_DUE#${campaignId}`
export const campaignsTo = (recipientId: string) => `CAMPAIGNS_TO#${recipientId}`
export const recipientsWith = (campaignId: string, status: RecipientStatus) => `TO#${campaignId}#${status}`

/** One person of a campaign: a subscriber, or a member that an organization writes to. */
export const Recipient = z.object({
  campaignId: CampaignId,
  recipientId: z.string(),
  status: RecipientStatus,
  why: z.optional(z.union([SkipReason, z.string()])),
  attempts: z.int(),
  /** While it has to go out: when, or when the worker that sends it counts as dead. */
  nextAttemptAt: z.optional(z.iso.datetime()),
  /** The last change of its status. */
  at: z.iso.datetime(),
  bouncedAt: z.optional(z.iso.datetime()),
  complainedAt: z.optional(z.iso.datetime()),
  unsubscribedAt: z.optional(z.iso.datetime()),
  version: z.int(),
})
export type Recipient = z.infer<typeof Recipient>

/**
 * The recipients of a campaign are its queue: `gsi1` lists those who are due, `gsi2` the campaigns of one person, `gsi3`
 * those with a status.
 */
export const recipients = entity({
  name: 'campaign-recipient',
  erasure: 'by its noun',
  schema: Recipient,
  key: ({ campaignId, recipientId }: { campaignId: string; recipientId: string }) => ({
    pk: `CAMPAIGN#${campaignId}`,
    sk: `${recipientPrefix}${recipientId}`,
  }),
  gsi1: ({ campaignId, recipientId, nextAttemptAt }) =>
    nextAttemptAt ? { pk: dueRecipients(campaignId), sk: `${nextAttemptAt}#${recipientId}` } : undefined,
  gsi2: ({ campaignId, recipientId }) => ({ pk: campaignsTo(recipientId), sk: campaignId }),
  gsi3: ({ campaignId, recipientId, status, at }) => ({
    pk: recipientsWith(campaignId, status),
    sk: `${at}#${recipientId}`,
  }),
})

export const linkPrefix = 'LINK#'

/** How often a link was opened in an hour, by anyone. */
export const linkCounters = entity({
  name: 'campaign-link-counter',
  erasure: 'impersonal',
  schema: z.object({
    campaignId: CampaignId,
    number: z.int(),
    hour: z.iso.datetime(),
    isAutomatic: z.boolean(),
    count: z.int(),
    version: z.int(),
  }),
  key: ({
    campaignId,
    number,
    hour,
    isAutomatic,
  }: {
    campaignId: string
    number: number
    hour: string
    isAutomatic: boolean
  }) => ({
    pk: `CAMPAIGN#${campaignId}`,
    sk: `${linkPrefix}${String(number).padStart(3, '0')}#${hour}#${isAutomatic ? 'auto' : 'people'}`,
  }),
})

/** The rate at which campaigns go out. Throttling by SES halves it; each quiet minute raises it by one. */
export const mailRate = entity({
  name: 'bulk-mail-rate',
  erasure: 'impersonal',
  schema: z.object({ perSecond: z.int(), changedAt: z.iso.datetime(), version: z.int() }),
  key: (_: object) => ({ pk: 'MAIL_RATE', sk: 'RATE' }),
})
