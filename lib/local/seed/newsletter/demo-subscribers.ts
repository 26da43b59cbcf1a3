import { newSubscriber } from '#core/newsletter/newsletter-subscribers/new-subscriber.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import { demoUsers } from '#lib/local/seed/accounts/demo-accounts.ts'
import { demoMembers } from '#lib/local/seed/accounts/demo-members.ts'
import { keptFor } from '#lib/local/seed/kept-for.ts'
import {
  bounced,
  complained,
  confirmed,
  unsubscribed,
} from '#shared/newsletter/newsletter-subscribers/stepped-subscriber.ts'
import type {
  Subscriber,
  SubscriberId,
  SubscriberSource,
  SubscriberStatus,
  UnsubscribeReason,
} from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

export const demoAudience = {
  confirmed: 1020,
  unsubscribed: 96,
  pending: 41,
  bounced: 60,
  complained: 23,
} as const satisfies Record<SubscriberStatus, number>

const total = 1240
/** Those who came before the days that the figures show. */
const earlier = 560
const daysShown = 90
/** Has no divisor in common with the total, so that each place is taken once. */
const stride = 7919

const names = ['ash', 'blake', 'casey', 'dru', 'ellis', 'finley', 'gray', 'harper', 'indy', 'jules', 'kit']
const hosts = ['bassmail.test', 'lowtone.test', 'subwave.test', 'trunkline.test', 'amprack.test']
const topics = [[], ['events'], ['events', 'results'], ['builds', 'products'], []]
const sources: readonly SubscriberSource[] = ['footer', 'footer', 'footer', 'contact', 'import']
const reasons: readonly UnsubscribeReason[] = ['too_many', 'not_relevant', 'never_asked', 'content', 'other']

/** The n-th of them all, mixed: which status it has. */
function statusAt(at: number): SubscriberStatus {
  let rank = (at * stride) % total
  for (const status of ['confirmed', 'unsubscribed', 'pending', 'bounced', 'complained'] as const) {
    if (rank < demoAudience[status]) return status
    rank -= demoAudience[status]
  }
  return 'confirmed'
}

/** More come each week than the week before. Those who have not confirmed yet came lately. */
function daysAgo(at: number, status: SubscriberStatus): number {
  if (status === 'pending') return 1 + (at % 27)
  if (at < earlier) return daysShown + 1 + ((earlier - at) * 300) / earlier
  return Math.max(0.2, daysShown * (1 - ((at - earlier) / (total - earlier)) ** 0.7))
}

type Person = { email: string; userId?: Subscriber['userId'] }

const stranger = (at: number): Person => ({
  email: `${names[at % names.length]}.${String(1000 + at)}@${hosts[at % hosts.length]}`,
})

/** 1,240 addresses: the demo’s accounts, and others that no mail ever leaves for. */
export const demoSubscribers = keptFor((now: string): Subscriber[] => {
  const members: Person[] = [...demoUsers(now), ...demoMembers(now)]
    .filter(({ registrationCompleted, status }) => registrationCompleted && status === 'active')
    .map(({ email, id }) => ({ email, userId: id }))
  return Array.from({ length: total }, (_, at) => {
    const status = statusAt(at)
    const isMember = status === 'confirmed' && at % 9 === 0
    const person = (isMember ? members.pop() : undefined) ?? stranger(at)
    return madeSubscriber(person, at, status, now)
  })
})

function madeSubscriber(person: Person, at: number, status: SubscriberStatus, now: string): Subscriber {
  const days = daysAgo(at, status)
  const since = addTime(now, { minutes: -Math.round(days * 1440) })
  const chosen = topics[at % topics.length] ?? []
  const source = person.userId
    ? at % 2 === 0
      ? 'register'
      : 'profile'
    : (sources[at % sources.length] ?? 'footer')
  const isImported = source === 'import' && status !== 'pending'
  const first = newSubscriber(
    { ...person, source, topics: chosen, ...(isImported && { status: 'confirmed', confirmedAt: since }) },
    isImported
      ? { at: addTime(since, { days: -40 }), what: 'imported', note: 'Signed up at our booth, on paper.' }
      : { at: since, what: 'asked' },
    since,
  )
  const id = deriveId('nls', since, person.email) as SubscriberId
  const asked = { ...first, id, confirmationsSent: isImported ? [] : [since] }
  if (status === 'pending') return asked
  const joined = confirmed(asked, addTime(since, { minutes: 4 + (at % 50) })) ?? asked
  // Somewhere between then and now.
  const leftAt = addTime(now, { minutes: -Math.round(days * 1440 * (0.1 + (at % 7) * 0.11)) })
  return { ...ended(joined, status, leftAt, at), version: 1 }
}

function ended(subscriber: Subscriber, status: SubscriberStatus, now: string, at: number): Subscriber {
  if (status === 'bounced') return bounced(subscriber, { now, isPermanent: true })
  if (status === 'complained') return complained(subscriber, now)
  if (status !== 'unsubscribed') return subscriber
  const kind = reasons[at % reasons.length] ?? 'other'
  return unsubscribed(subscriber, { now, ...(at % 3 === 0 && { reason: { kind, words: '' } }) })
}
