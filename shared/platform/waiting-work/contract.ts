import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'

/** The work waiting for administrators, each by the list that shows it. */
export const WaitingWork = z.object({
  /** Accounts that are not active yet. */
  accounts: z.int(),
  /** Businesses whose documents wait for review. */
  verifications: z.int(),
  /** Invitations that are not accepted yet. */
  invitations: z.int(),
  /** Mails that are still to be sent. */
  mails: z.int(),
  /** Mails that could not be sent. */
  failedMails: z.int(),
  /** Reports of something published that wait for a decision, by their subject. */
  openCases: z.int(),
  /** Verified webhooks of the last 30 days that could not be processed. */
  failedWebhooks: z.int(),
  /** Payments that a member disputes with the bank or PayPal, until it is decided. */
  openDisputes: z.int(),
  /** Refunds of the last 30 days that did not go through and that no administrator has made again. */
  failedRefunds: z.int(),
  /** Suggested events that wait for review. */
  eventSuggestions: z.int(),
  /** Organizations that were sent in for review. */
  organizations: z.int(),
  /** Results that members reported and that wait to be verified. */
  results: z.int(),
  /** Business listings that were sent in for review. */
  listings: z.int(),
  /** Changes of live listings that wait for a decision. */
  listingChanges: z.int(),
  /** Reviews of businesses that wait to be published. */
  listingReviews: z.int(),
  /** Brands that were proposed. */
  brands: z.int(),
  /** Claims of listings and organizations that wait for a decision. */
  claims: z.int(),
  /** Items for sale that wait to be published. */
  items: z.int(),
  /** Ad campaigns that were sent in for review. */
  adCampaigns: z.int(),
  /** Ads that wait for review on campaigns that were approved before. */
  adCreatives: z.int(),
  /** Support requests to the platform that no one has taken. */
  supportUnassigned: z.int(),
  /** Open support requests to the platform whose time has passed. */
  supportOverdue: z.int(),
  /** The first news of organizations, which wait for a decision. */
  organizationNews: z.int(),
})
export type WaitingWork = z.infer<typeof WaitingWork>

export const getWaitingWork = route({
  name: 'getWaitingWork',
  method: 'GET',
  path: '/api/admin/waiting-work',
  auth: 'admin',
  summary: 'The number of items waiting for administrators',
  response: WaitingWork,
})

/** Something that waits, how much of it there is, and since when the oldest of it waits. */
export const WaitingQueue = z.object({
  queue: z.keyof(WaitingWork),
  count: z.int(),
  oldestAt: z.optional(z.iso.datetime()),
})
export type WaitingQueue = z.infer<typeof WaitingQueue>

export const listWaitingQueues = route({
  name: 'listWaitingQueues',
  method: 'GET',
  path: '/api/admin/waiting-work/queues',
  auth: 'admin',
  summary: 'What waits for administrators, each with the time of its oldest item; what is empty is left out',
  response: z.object({ items: z.array(WaitingQueue) }),
})
