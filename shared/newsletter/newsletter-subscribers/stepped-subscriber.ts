import { addTime } from '#shared/platform/time/add-time.ts'
import {
  type ConsentEvent,
  confirmationsADay,
  daysOfSoftBounces,
  minutesBetweenConfirmations,
  mostConsents,
  type Subscriber,
  softBouncesBeforeEnd,
} from './subscriber.ts'

/** The version of the words by which people agree: new words, new version. */
export const consentTextVersion = 1

/** The steps of an address with one more. Where there are too many, what a stranger can repeat goes before all else. */
export const consented = (
  { consents }: Pick<Subscriber, 'consents'>,
  event: Omit<ConsentEvent, 'textVersion'>,
): ConsentEvent[] => {
  const all = [...consents, { ...event, textVersion: consentTextVersion }]
  const surplus = all.length - mostConsents
  if (surplus <= 0) return all
  const asked = new Set(all.filter(({ what }) => what === 'asked').slice(0, surplus))
  return all.filter((one) => !asked.has(one)).slice(-mostConsents)
}

/**
 * What someone who subscribes gets by mail: a link to confirm, the news that they are subscribed already, or nothing,
 * because they got such a mail a moment ago or may not be written to.
 */
export type SubscribeMail = 'confirm' | 'known' | undefined

/** The mail for an address that asks to be subscribed, whatever it is or was. */
export function mailOnAsking(
  {
    status,
    confirmationsSent,
    knownSentAt,
  }: Pick<Subscriber, 'status' | 'confirmationsSent' | 'knownSentAt'>,
  now: string,
): SubscribeMail {
  if (status === 'complained') return undefined
  if (status === 'confirmed') {
    return knownSentAt && now < addTime(knownSentAt, { hours: 24 }) ? undefined : 'known'
  }
  const lately = confirmationsSent.filter((at) => now < addTime(at, { hours: 24 }))
  const last = lately.at(-1)
  const isTooSoon = last !== undefined && now < addTime(last, { minutes: minutesBetweenConfirmations })
  return isTooSoon || lately.length >= confirmationsADay ? undefined : 'confirm'
}

/** An address that has asked, with the mail that it gets counted. Asking again changes nothing that was agreed. */
export function asked(
  subscriber: Subscriber,
  { mail, source, now }: { mail: SubscribeMail; source: Subscriber['source']; now: string },
): Subscriber {
  if (mail === 'known') return { ...subscriber, knownSentAt: now }
  if (mail !== 'confirm') return subscriber
  const lately = subscriber.confirmationsSent.filter((at) => now < addTime(at, { hours: 24 }))
  return {
    ...subscriber,
    confirmationsSent: [...lately, now],
    consents: consented(subscriber, { at: now, what: 'asked', source }),
  }
}

/** An address that confirmed. One that complained is revived by an administrator alone. */
export function confirmed(subscriber: Subscriber, now: string): Subscriber | undefined {
  const { status, source } = subscriber
  if (status === 'complained') return undefined
  if (status === 'confirmed') return subscriber
  const { unsubscribedAt: _, reason: __, ...rest } = subscriber
  const what = status === 'unsubscribed' ? ('resubscribed' as const) : ('confirmed' as const)
  return {
    ...rest,
    status: 'confirmed',
    confirmedAt: now,
    softBounces: [],
    consents: consented(subscriber, { at: now, what, source }),
  }
}

/** An address that wants no more. One that bounced or complained stays so. */
export function unsubscribed(
  subscriber: Subscriber,
  { now, reason }: { now: string; reason?: Subscriber['reason'] },
): Subscriber {
  const { status, source } = subscriber
  if (status === 'bounced' || status === 'complained') return subscriber
  if (status === 'unsubscribed') return reason ? { ...subscriber, reason } : subscriber
  return {
    ...subscriber,
    status: 'unsubscribed',
    unsubscribedAt: now,
    ...(reason && { reason }),
    consents: consented(subscriber, { at: now, what: 'unsubscribed', source }),
  }
}

/** An address after mail to it came back: for good, or for the fifth time in a month. */
export function bounced(
  subscriber: Subscriber,
  { now, isPermanent }: { now: string; isPermanent: boolean },
): Subscriber {
  if (subscriber.status !== 'confirmed' && subscriber.status !== 'pending') return subscriber
  const since = addTime(now, { days: -daysOfSoftBounces })
  const softBounces = [...subscriber.softBounces.filter((at) => at > since), now]
  if (!isPermanent && softBounces.length < softBouncesBeforeEnd) return { ...subscriber, softBounces }
  return {
    ...subscriber,
    status: 'bounced',
    softBounces: [],
    consents: consented(subscriber, { at: now, what: 'bounced', source: subscriber.source }),
  }
}

/** An address that called a mail spam. */
export const complained = (subscriber: Subscriber, now: string): Subscriber =>
  subscriber.status === 'complained'
    ? subscriber
    : {
        ...subscriber,
        status: 'complained',
        consents: consented(subscriber, { at: now, what: 'complained', source: subscriber.source }),
      }

/** Other topics, chosen by the one who reads the newsletter. */
export const withTopics = (subscriber: Subscriber, topics: readonly string[], now: string): Subscriber => ({
  ...subscriber,
  topics: [...topics],
  consents: consented(subscriber, { at: now, what: 'topics', source: subscriber.source }),
})

/** The same subscriber at the new address of its account. */
export const moved = (subscriber: Subscriber, email: string, now: string): Subscriber => ({
  ...subscriber,
  email,
  softBounces: [],
  consents: consented(subscriber, { at: now, what: 'moved', source: subscriber.source }),
})

/** An address that complained, subscribed again by an administrator who says why. */
export const revived = (
  subscriber: Subscriber,
  { now, note }: { now: string; note: string },
): Subscriber => ({
  ...subscriber,
  status: 'confirmed',
  confirmedAt: now,
  softBounces: [],
  consents: consented(subscriber, { at: now, what: 'revived', source: 'admin', note }),
})
