import * as z from 'zod/mini'
import { NamedCampaign } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { Email } from '#shared/platform/users/email.ts'
import { line, text } from '#shared/text.ts'
import { mostTopics, NewsletterSettings, NewsletterSettingsFields, TopicKey } from './newsletter-settings.ts'
import { Subscriber, SubscriberId, SubscriberSource, SubscriberStatus } from './subscriber.ts'

const params = z.strictObject({ subscriberId: SubscriberId })
const topics = z.array(TopicKey).check(z.maxLength(mostTopics))

/** A subscriber in the list of administrators. */
export const ListedSubscriber = z.pick(Subscriber, {
  id: true,
  email: true,
  userId: true,
  status: true,
  topics: true,
  source: true,
  confirmedAt: true,
  unsubscribedAt: true,
  createdAt: true,
})
export type ListedSubscriber = z.infer<typeof ListedSubscriber>

export const listSubscribers = route({
  name: 'listSubscribers',
  method: 'GET',
  path: '/api/admin/newsletter/subscribers',
  auth: 'admin',
  summary: 'Subscribers, newest first, by status, topic, source, or the beginning of their address',
  query: z.strictObject({
    ...pageQuery(50),
    status: z._default(SubscriberStatus, 'confirmed'),
    topic: z.optional(TopicKey),
    source: z.optional(SubscriberSource),
    /** The beginning of an address: then of any status. */
    email: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(128))),
  }),
  response: Page(ListedSubscriber),
  errors: ['invalid_cursor'],
})

/** Whether one campaign reached a subscriber. */
export const ReceivedCampaign = z.object({
  campaign: NamedCampaign,
  status: z.enum(['waiting', 'sending', 'sent', 'failed', 'skipped']),
  at: z.iso.datetime(),
  bounced: z.boolean(),
  complained: z.boolean(),
})
export type ReceivedCampaign = z.infer<typeof ReceivedCampaign>

export const getSubscriber = route({
  name: 'getSubscriber',
  method: 'GET',
  path: '/api/admin/newsletter/subscribers/:subscriberId',
  auth: 'admin',
  summary: 'A subscriber with what they agreed to, and the newest campaigns that were sent to them',
  params,
  response: z.object({
    subscriber: Subscriber,
    campaigns: z.array(ReceivedCampaign),
    /** Nothing goes to the address, or nothing of the newsletter. */
    suppressedFor: z.optional(z.enum(['all', 'bulk'])),
  }),
  errors: ['subscriber_not_found'],
})

export const addSubscriber = route({
  name: 'addSubscriber',
  method: 'POST',
  path: '/api/admin/newsletter/subscribers',
  auth: 'admin',
  summary: 'Add one address; a mail asks it to confirm',
  body: z.strictObject({ email: Email, topics }),
  status: 201,
  response: ListedSubscriber,
  errors: ['subscriber_known', 'address_suppressed', 'unknown_topic', 'rate_limited'],
})

export const unsubscribeSubscriber = route({
  name: 'unsubscribeSubscriber',
  method: 'POST',
  path: '/api/admin/newsletter/subscribers/:subscriberId/unsubscribe',
  auth: 'admin',
  summary: 'End a subscription for someone who asked for it another way',
  params,
  body: z.strictObject({ note: line(300, 3) }),
  response: ListedSubscriber,
  errors: ['subscriber_not_found'],
})

export const reviveSubscriber = route({
  name: 'reviveSubscriber',
  method: 'POST',
  path: '/api/admin/newsletter/subscribers/:subscriberId/revive',
  auth: 'admin',
  summary: 'Subscribe an address again that reported spam, because its person asked for it',
  params,
  body: z.strictObject({ note: line(300, 3) }),
  response: ListedSubscriber,
  errors: ['subscriber_not_found', 'subscriber_not_complained'],
})

export const mostImportRows = 5000
export const rowsAtOnce = 100

const SubscriberImportRow = z.strictObject({
  email: z.string().check(z.maxLength(200)),
  topics: z.array(z.string().check(z.maxLength(30))).check(z.maxLength(mostTopics)),
  /** When the person agreed, as the file says. */
  consentAt: z.optional(z.string().check(z.maxLength(40))),
})
export type SubscriberImportRow = z.infer<typeof SubscriberImportRow>

/**
 * `added`: confirmed at once. `invited`: a mail asks to confirm. `known`, `unsubscribed`, `suppressed`: left as they are.
 */
export const SubscriberImportOutcome = z.enum([
  'added',
  'invited',
  'known',
  'unsubscribed',
  'suppressed',
  'invalid',
])
export type SubscriberImportOutcome = z.infer<typeof SubscriberImportOutcome>

export const importSubscribers = route({
  name: 'importSubscribers',
  method: 'POST',
  path: '/api/admin/newsletter/subscribers/import',
  auth: 'admin',
  summary:
    'Add some rows of a file, or only say what would become of them; a row that is sent again changes nothing',
  answersSecret: true,
  body: z.strictObject({
    isDryRun: z.boolean(),
    /** How these people agreed: required where rows say when. */
    statement: z.optional(text(500, 10)),
    rows: z
      .array(SubscriberImportRow)
      .check(
        z.minLength(1, 'Send at least one row'),
        z.maxLength(rowsAtOnce, `Send at most ${rowsAtOnce} rows`),
      ),
  }),
  response: z.object({
    /** One for each row, in their order; `problem` says what is wrong with an invalid one. */
    outcomes: z.array(z.object({ outcome: SubscriberImportOutcome, problem: z.optional(z.string()) })),
  }),
  errors: ['statement_missing'],
})

export const exportSubscribers = route({
  name: 'exportSubscribers',
  method: 'GET',
  path: '/api/admin/newsletter/subscribers/export',
  auth: 'admin',
  summary: 'Subscribers with a status for a file, part by part',
  query: z.strictObject({ ...pageQuery(100), status: SubscriberStatus }),
  response: Page(ListedSubscriber),
  errors: ['invalid_cursor'],
})

/** How many there are, and how many came and went on each of the last 90 days (New York). */
export const AudienceFigures = z.object({
  byStatus: z.record(SubscriberStatus, z.int()),
  /** How many chose each topic, whatever their status. */
  byTopic: z.record(z.string(), z.int()),
  days: z.array(z.object({ day: z.iso.date(), confirmed: z.int(), left: z.int() })),
})
export type AudienceFigures = z.infer<typeof AudienceFigures>

export const getAudienceFigures = route({
  name: 'getAudienceFigures',
  method: 'GET',
  path: '/api/admin/newsletter/figures',
  auth: 'admin',
  summary: 'How many subscribers there are, and how that grew over 90 days',
  response: AudienceFigures,
})

/** `all`: nothing goes there but what proves the address. `bulk`: no newsletters. */
export const Suppression = z.object({
  email: z.string(),
  scope: z.enum(['all', 'bulk']),
  reason: z.enum(['bounce', 'complaint', 'by_hand']),
  note: z.optional(z.string()),
  createdAt: z.iso.datetime(),
})
export type Suppression = z.infer<typeof Suppression>

export const listSuppressions = route({
  name: 'listSuppressions',
  method: 'GET',
  path: '/api/admin/newsletter/suppressions',
  auth: 'admin',
  summary: 'Addresses that get no mail, newest first',
  query: z.strictObject({
    ...pageQuery(50),
    /** One address. */
    email: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(128))),
  }),
  response: Page(Suppression),
  errors: ['invalid_cursor'],
})

export const addSuppression = route({
  name: 'addSuppression',
  method: 'POST',
  path: '/api/admin/newsletter/suppressions',
  auth: 'admin',
  summary: 'Send nothing more to an address, or no newsletters',
  body: z.strictObject({ email: Email, scope: z.enum(['all', 'bulk']), note: line(300, 3) }),
  status: 201,
  response: Suppression,
  errors: ['address_suppressed'],
})

export const removeSuppression = route({
  name: 'removeSuppression',
  method: 'POST',
  path: '/api/admin/newsletter/suppressions/removals',
  auth: 'admin',
  summary: 'Write to an address again',
  body: z.strictObject({ email: Email, note: line(300, 3), askedByPerson: z.boolean() }),
  errors: ['suppression_not_found', 'complaint_kept'],
})

export const getNewsletterSettings = route({
  name: 'getNewsletterSettings',
  method: 'GET',
  path: '/api/admin/newsletter/settings',
  auth: 'admin',
  summary: 'Topics, rate, and link counting of the newsletter',
  response: NewsletterSettings,
})

export const updateNewsletterSettings = route({
  name: 'updateNewsletterSettings',
  method: 'PUT',
  path: '/api/admin/newsletter/settings',
  auth: 'admin',
  summary: 'Change topics, rate, and link counting of the newsletter',
  body: z.extend(NewsletterSettingsFields, { version: z.int().check(z.gte(0)) }),
  response: NewsletterSettings,
  errors: ['version_conflict', 'topic_in_use'],
})
