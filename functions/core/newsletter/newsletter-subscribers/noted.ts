import type { Subscriber } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'

/** The last step of a subscriber, taken by an administrator who says why. */
export const noted = (subscriber: Subscriber, note: string): Subscriber => ({
  ...subscriber,
  consents: subscriber.consents.map((event, at, all) =>
    at === all.length - 1 ? { ...event, source: 'admin', note } : event,
  ),
})
