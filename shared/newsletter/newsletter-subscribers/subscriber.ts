import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { Email } from '#shared/platform/users/email.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { text } from '#shared/text.ts'
import { mostTopics, TopicKey } from './newsletter-settings.ts'

export const SubscriberId = idSchema('nls')
export type SubscriberId = z.infer<typeof SubscriberId>

/**
 * `pending`: the address has not shown yet that it wants the newsletter. `bounced`: mail no longer arrives. `complained`:
 * someone called it spam.
 */
export const SubscriberStatus = z.enum(['pending', 'confirmed', 'unsubscribed', 'bounced', 'complained'])
export type SubscriberStatus = z.infer<typeof SubscriberStatus>

export const SubscriberSource = z.enum(['footer', 'register', 'profile', 'contact', 'import', 'admin'])
export type SubscriberSource = z.infer<typeof SubscriberSource>

export const ConsentStep = z.enum([
  'asked',
  'confirmed',
  'imported',
  'resubscribed',
  'topics',
  'moved',
  'unsubscribed',
  'bounced',
  'complained',
  'revived',
])
export type ConsentStep = z.infer<typeof ConsentStep>

/** A step of what an address agreed to, with the version of the words that its reader saw. */
export const ConsentEvent = z.object({
  at: z.iso.datetime(),
  what: ConsentStep,
  source: SubscriberSource,
  textVersion: z.int(),
  /** What an administrator wrote about it. */
  note: z.optional(z.string()),
})
export type ConsentEvent = z.infer<typeof ConsentEvent>

/** The newest of them are kept. */
export const mostConsents = 50

export const UnsubscribeReason = z.enum(['too_many', 'not_relevant', 'never_asked', 'content', 'other'])
export type UnsubscribeReason = z.infer<typeof UnsubscribeReason>

export const UnsubscribeWords = z.strictObject({ kind: UnsubscribeReason, words: text(500) })

/** An address with what it agreed to. No name is asked: nothing that a stranger typed goes into a mail. */
export const Subscriber = z.object({
  id: SubscriberId,
  email: Email,
  /** The account whose verified address it is. */
  userId: z.optional(UserId),
  status: SubscriberStatus,
  /** Empty: all of them. */
  topics: z.array(TopicKey).check(z.maxLength(mostTopics)),
  source: SubscriberSource,
  consents: z.array(ConsentEvent),
  /** The mails of the last day that asked to confirm. */
  confirmationsSent: z.array(z.iso.datetime()),
  /** The last time a mail said that it is subscribed already. */
  knownSentAt: z.optional(z.iso.datetime()),
  confirmedAt: z.optional(z.iso.datetime()),
  unsubscribedAt: z.optional(z.iso.datetime()),
  reason: z.optional(z.object({ kind: UnsubscribeReason, words: z.string() })),
  /** Soft bounces in a row, newest last; a delivery takes them away. */
  softBounces: z.array(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type Subscriber = z.infer<typeof Subscriber>

export const minutesBetweenConfirmations = 15
export const confirmationsADay = 3
export const daysLinkWorks = 7
export const daysPendingKept = 30
export const hoursToResubscribe = 24
export const softBouncesBeforeEnd = 5
export const daysOfSoftBounces = 30
