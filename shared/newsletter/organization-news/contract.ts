import * as z from 'zod/mini'
import {
  AudienceCount,
  CampaignStats,
  PlannedBody,
  previewBytes,
  previewErrors,
  RenderedCampaign,
  ShownCampaign,
  saveErrors,
  sendErrors,
} from '#shared/newsletter/newsletter-campaigns/admin-contract.ts'
import {
  CampaignContent,
  CampaignId,
  ListedCampaign,
  OrganizationAudience,
} from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { NamedOrganization, OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { Email } from '#shared/platform/users/email.ts'
import { line } from '#shared/text.ts'

const organization = z.strictObject({ organizationId: OrganizationId })

export const FollowingState = z.object({ follows: z.boolean(), isMuted: z.boolean() })
export type FollowingState = z.infer<typeof FollowingState>

export const getFollowing = route({
  name: 'getFollowing',
  method: 'GET',
  path: '/api/newsletter/followed/:organizationId',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'Whether you follow an organization',
  params: organization,
  response: z.extend(FollowingState, {
    /** As the table stream has counted them, a few seconds late. */
    followers: z.int(),
  }),
  errors: ['organization_not_found'],
})

export const setFollowing = route({
  name: 'setFollowing',
  method: 'PUT',
  path: '/api/newsletter/followed/:organizationId',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Follow an organization or stop, and say whether it may mail you its news',
  params: organization,
  body: z.strictObject({ follows: z.boolean(), isMuted: z.boolean() }),
  response: FollowingState,
  rateLimit: { max: 120, seconds: 3600, per: 'user' },
  errors: ['organization_not_found', 'follow_limit', 'rate_limited'],
})

export const listFollowed = route({
  name: 'listFollowed',
  method: 'GET',
  path: '/api/newsletter/followed',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The organizations that you follow, or whose news you turned off',
  query: z.strictObject(pageQuery(50)),
  response: Page(z.extend(FollowingState, { organization: NamedOrganization })),
  errors: ['invalid_cursor'],
})

const news = z.extend(organization, { campaignId: CampaignId })
const version = z.int().check(z.gte(1))
/** Owners and managers of the organization, with its membership. */
const own = { auth: 'complete', whileImpersonating: 'refused' } as const
const read = { auth: 'complete', whileImpersonating: 'allowed' } as const
const missing = 'news_not_found'
const offSite = ['org_suspended', 'org_removed', 'org_archived', 'org_not_active'] as const

export const listOrganizationNews = route({
  ...read,
  name: 'listOrganizationNews',
  method: 'GET',
  path: '/api/newsletter/organizations/:organizationId/news',
  summary: 'What an organization wrote to its people, newest first',
  params: organization,
  query: z.strictObject(pageQuery(25)),
  response: Page(ListedCampaign),
  errors: [missing, 'invalid_cursor'],
})

/** Whom an organization can write to. */
export const NewsAudience = z.object({
  followers: z.int(),
  /** Its events with entries, newest first. */
  events: z.array(
    z.object({ id: z.string(), title: z.string(), startsAt: z.iso.datetime(), entrants: z.int() }),
  ),
  /** The first news waits for an administrator. */
  isFirst: z.boolean(),
  /** When the next can go out, if the limit is reached. */
  nextAt: z.optional(z.iso.datetime()),
})
export type NewsAudience = z.infer<typeof NewsAudience>

export const getNewsAudience = route({
  ...read,
  name: 'getNewsAudience',
  method: 'GET',
  path: '/api/newsletter/organizations/:organizationId/audience',
  summary: 'Whom an organization can write to, and when',
  params: organization,
  response: NewsAudience,
  errors: [missing],
})

export const createOrganizationNews = route({
  ...own,
  name: 'createOrganizationNews',
  method: 'POST',
  path: '/api/newsletter/organizations/:organizationId/news',
  summary: 'Begin news of an organization',
  params: organization,
  body: z.strictObject({ subject: line(150).check(z.minLength(1, 'Write a subject')) }),
  status: 201,
  response: ShownCampaign,
  rateLimit: { max: 20, seconds: 3600, per: 'user' },
  errors: [missing, ...offSite, 'rate_limited'],
})

export const getOrganizationNews = route({
  ...read,
  name: 'getOrganizationNews',
  method: 'GET',
  path: '/api/newsletter/organizations/:organizationId/news/:campaignId',
  summary: 'One news of an organization, with how it did',
  params: news,
  response: z.extend(ShownCampaign, { stats: CampaignStats }),
  errors: [missing, 'campaign_not_found'],
})

export const saveOrganizationNews = route({
  ...own,
  name: 'saveOrganizationNews',
  method: 'PUT',
  path: '/api/newsletter/organizations/:organizationId/news/:campaignId',
  summary: 'Save a draft',
  params: news,
  body: z.strictObject({
    replyTo: z.optional(Email),
    /** Without pictures: the mail shows the logo of the organization. */
    content: CampaignContent,
    audience: OrganizationAudience,
    version,
  }),
  maxBodyBytes: previewBytes,
  response: ShownCampaign,
  errors: [missing, ...saveErrors, 'block_not_allowed', 'unknown_event'],
})

export const deleteOrganizationNews = route({
  ...own,
  name: 'deleteOrganizationNews',
  method: 'DELETE',
  path: '/api/newsletter/organizations/:organizationId/news/:campaignId',
  summary: 'Delete a draft',
  params: news,
  errors: [missing, 'campaign_not_found', 'campaign_scheduled', 'campaign_sent'],
})

export const previewOrganizationNews = route({
  ...read,
  name: 'previewOrganizationNews',
  method: 'POST',
  path: '/api/newsletter/organizations/:organizationId/previews',
  summary: 'How content looks as a mail',
  params: organization,
  body: z.strictObject({ content: CampaignContent }),
  maxBodyBytes: previewBytes,
  response: RenderedCampaign,
  errors: [missing, ...offSite, ...previewErrors, 'block_not_allowed', 'unknown_event'],
})

export const testOrganizationNews = route({
  ...own,
  name: 'testOrganizationNews',
  method: 'POST',
  path: '/api/newsletter/organizations/:organizationId/news/:campaignId/test',
  summary: 'Send news to the address of your account',
  params: news,
  response: ShownCampaign,
  rateLimit: { max: 20, seconds: 3600, per: 'user' },
  errors: [
    missing,
    'campaign_not_found',
    'campaign_sent',
    'campaign_incomplete',
    'campaign_too_large',
    'no_mailing_address',
    ...offSite,
    'rate_limited',
  ],
})

export const countNewsAudience = route({
  ...own,
  name: 'countNewsAudience',
  method: 'POST',
  path: '/api/newsletter/organizations/:organizationId/counts',
  summary: 'How many people would get news',
  params: organization,
  body: z.strictObject({ audience: OrganizationAudience }),
  response: AudienceCount,
  errors: [missing, 'unknown_event'],
})

export const sendOrganizationNews = route({
  ...own,
  name: 'sendOrganizationNews',
  method: 'POST',
  path: '/api/newsletter/organizations/:organizationId/news/:campaignId/send',
  summary: 'Send news at a time or at once; the first waits for an administrator',
  params: news,
  body: z.strictObject({ version, planned: z.optional(PlannedBody) }),
  response: ShownCampaign,
  errors: [
    missing,
    ...sendErrors,
    'unknown_event',
    'news_limit',
    'campaign_too_soon',
    'time_missing',
    'time_twice',
    ...offSite,
  ],
})

export const takeBackOrganizationNews = route({
  ...own,
  name: 'takeBackOrganizationNews',
  method: 'POST',
  path: '/api/newsletter/organizations/:organizationId/news/:campaignId/take-back',
  summary: 'Return news that has not gone out to draft',
  params: news,
  response: ShownCampaign,
  errors: [missing, 'campaign_not_found', 'campaign_step', 'campaign_sent'],
})

export const cancelOrganizationNews = route({
  ...own,
  name: 'cancelOrganizationNews',
  method: 'POST',
  path: '/api/newsletter/organizations/:organizationId/news/:campaignId/cancel',
  summary: 'Send it to no one else',
  params: news,
  response: ShownCampaign,
  errors: [missing, 'campaign_not_found', 'campaign_step', 'campaign_sent'],
})
