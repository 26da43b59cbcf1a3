import * as z from 'zod/mini'
import { EventId } from '#shared/events/events/event.ts'
import { idSchema } from '#shared/ids.ts'
import { mostTopics, TopicKey } from '#shared/newsletter/newsletter-subscribers/newsletter-settings.ts'
import { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { Email } from '#shared/platform/users/email.ts'
import { MembershipType } from '#shared/platform/users/membership-type.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { line } from '#shared/text.ts'
import { Blocks, Layout } from './block.ts'

export const CampaignId = idSchema('cmp')
export type CampaignId = z.infer<typeof CampaignId>

export const NamedCampaign = z.object({ id: CampaignId, name: z.string(), subject: z.string() })
export type NamedCampaign = z.infer<typeof NamedCampaign>

/** The newsletter of the platform, or the news of an organization. */
export const SenderId = z.union([z.literal('platform'), OrganizationId])
export type SenderId = z.infer<typeof SenderId>
export const platformSender = 'platform'

/**
 * `in_review`: the first news of an organization waits for an administrator. `missed`: its moment passed unseen, and it
 * must not go out days late by itself.
 */
export const CampaignStatus = z.enum([
  'draft',
  'in_review',
  'scheduled',
  'preparing',
  'sending',
  'paused',
  'sent',
  'cancelled',
  'missed',
])
export type CampaignStatus = z.infer<typeof CampaignStatus>

export const mostEvents = 20

/** Subscribers of the platform. Empty lists: all of them. */
export const SubscriberAudience = z.strictObject({
  kind: z.literal('subscribers'),
  topics: z.array(TopicKey).check(z.maxLength(mostTopics)),
  /** These three choose among subscribers who have an account. */
  membershipTypes: z.array(MembershipType).check(z.maxLength(MembershipType.options.length)),
  states: z.array(z.string().check(z.regex(/^[A-Z]{2}$/, 'Choose a state'))).check(z.maxLength(60)),
  joinedBefore: z.optional(z.iso.date()),
})
export type SubscriberAudience = z.infer<typeof SubscriberAudience>

/** People of an organization: those who follow it, and those who entered its events. */
export const OrganizationAudience = z.strictObject({
  kind: z.literal('organization'),
  followers: z.boolean(),
  eventIds: z.array(EventId).check(z.maxLength(mostEvents, `Choose at most ${mostEvents} events`)),
})
export type OrganizationAudience = z.infer<typeof OrganizationAudience>

export const Audience = z.discriminatedUnion('kind', [SubscriberAudience, OrganizationAudience])
export type Audience = z.infer<typeof Audience>

export const everySubscriber: SubscriberAudience = {
  kind: 'subscribers',
  topics: [],
  membershipTypes: [],
  states: [],
}

/** What an author writes. A draft may lack what sending asks for. */
export const CampaignContent = z.strictObject({
  subject: line(150),
  /** The words that mail programs show behind the subject. */
  preheader: line(150),
  layout: Layout,
  blocks: Blocks,
})
export type CampaignContent = z.infer<typeof CampaignContent>

/** A moment on the clock of a place. */
export const PlannedSending = z.object({ local: z.string(), zone: z.string(), at: z.iso.datetime() })
export type PlannedSending = z.infer<typeof PlannedSending>

/**
 * `sender`: an organization that left the site, or for which no one has the membership any more. `restored`: it was on
 * its way when the backup was made that the site runs on.
 */
export const CampaignPauseReason = z.enum([
  'by_hand',
  'bounces',
  'complaints',
  'quota',
  'failed',
  'sender',
  'restored',
])
export type CampaignPauseReason = z.infer<typeof CampaignPauseReason>

/** The people of a campaign. Those of `prepared` who are neither sent, failed, nor skipped still wait. */
export const CampaignCounts = z.object({
  prepared: z.int(),
  sent: z.int(),
  failed: z.int(),
  skipped: z.int(),
  bounced: z.int(),
  complained: z.int(),
  unsubscribed: z.int(),
})
export type CampaignCounts = z.infer<typeof CampaignCounts>

export const noCounts: CampaignCounts = {
  prepared: 0,
  sent: 0,
  failed: 0,
  skipped: 0,
  bounced: 0,
  complained: 0,
  unsubscribed: 0,
}

/** How many people of a campaign it has not reached yet. */
export const waitingOf = ({ prepared, sent, failed, skipped }: CampaignCounts): number =>
  Math.max(0, prepared - sent - failed - skipped)

export const SkipReason = z.enum(['unsubscribed', 'topic', 'suppressed', 'gone', 'cancelled'])
export type SkipReason = z.infer<typeof SkipReason>

export const Campaign = z.object({
  id: CampaignId,
  senderId: SenderId,
  /** For those who send it alone. */
  name: z.string(),
  fromName: z.string(),
  replyTo: z.optional(Email),
  ...CampaignContent.shape,
  audience: Audience,
  status: CampaignStatus,
  planned: z.optional(PlannedSending),
  authorId: UserId,
  /** When its present content was last sent as a test. */
  testedAt: z.optional(z.iso.datetime()),
  /** An administrator’s decision on the news of an organization, in words that its author reads. */
  refusal: z.optional(z.string()),
  pausedFor: z.optional(CampaignPauseReason),
  /** How many people it was for when it was scheduled. */
  counted: z.optional(z.int()),
  startedAt: z.optional(z.iso.datetime()),
  /** Everyone is among its recipients. */
  preparedAt: z.optional(z.iso.datetime()),
  endedAt: z.optional(z.iso.datetime()),
  /** The figures of a campaign whose recipients are forgotten by now. */
  finalCounts: z.optional(CampaignCounts),
  finalSkippedFor: z.optional(z.record(SkipReason, z.int())),
  /** When its recipients were. */
  forgottenAt: z.optional(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type Campaign = z.infer<typeof Campaign>

/** A campaign in a list. */
export const ListedCampaign = z.object({
  ...z.pick(Campaign, {
    id: true,
    senderId: true,
    name: true,
    subject: true,
    status: true,
    planned: true,
    pausedFor: true,
    startedAt: true,
    endedAt: true,
    updatedAt: true,
    version: true,
  }).shape,
  counts: CampaignCounts,
})
export type ListedCampaign = z.infer<typeof ListedCampaign>

/** Where one person stands: with `skipped`, the reason. */
export const RecipientStatus = z.enum(['waiting', 'sending', 'sent', 'failed', 'skipped'])
export type RecipientStatus = z.infer<typeof RecipientStatus>

export const minutesAhead = 5
export const hoursUntilMissed = 1
export const daysRecipientsKept = 90
/** More people than that are confirmed by typing their number. */
export const mostUncounted = 1000
export const sentBeforeJudging = 200
export const mostBouncedShare = 0.05
export const mostComplainedShare = 0.001
export const leastComplaints = 3
export const mostRenderedBytes = 90_000
