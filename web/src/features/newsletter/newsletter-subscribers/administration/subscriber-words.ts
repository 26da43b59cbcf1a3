import type {
  ConsentStep,
  SubscriberSource,
  SubscriberStatus,
} from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import type { Tone } from '#web/ui/badge.tsx'

export const statusWords: Record<SubscriberStatus, { label: string; tone: Tone }> = {
  confirmed: { label: 'Confirmed', tone: 'success' },
  pending: { label: 'Pending', tone: 'info' },
  unsubscribed: { label: 'Unsubscribed', tone: 'neutral' },
  bounced: { label: 'Bounced', tone: 'warning' },
  complained: { label: 'Reported spam', tone: 'danger' },
}

export const sourceWords: Record<SubscriberSource, string> = {
  footer: 'Footer',
  register: 'Sign-up',
  profile: 'Profile',
  contact: 'Contact',
  import: 'Import',
  admin: 'Administrator',
}

export const stepWords: Record<ConsentStep, string> = {
  asked: 'Asked to subscribe',
  confirmed: 'Confirmed',
  imported: 'Agreed, then imported',
  resubscribed: 'Subscribed again',
  topics: 'Changed topics',
  moved: 'Changed address',
  unsubscribed: 'Unsubscribed',
  bounced: 'Email bounced',
  complained: 'Reported spam',
  revived: 'Subscribed again by an administrator',
}

export const receivedWords = {
  waiting: 'Pending',
  sending: 'Sending',
  sent: 'Sent',
  failed: 'Failed',
  skipped: 'Skipped',
} as const

/** A word for what is kept by its name, as the choices of a filter. */
export const choicesOf = <Name extends string>(words: Record<Name, string | { label: string }>) =>
  Object.entries<string | { label: string }>(words).map(
    ([name, word]) => [name, typeof word === 'string' ? word : word.label] as const,
  )
