import { commit } from '#core/platform/db/commit.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import { newId } from '#shared/ids.ts'
import { initialNewsletterSettings } from '#shared/newsletter/newsletter-subscribers/newsletter-settings.ts'
import type { Subscriber, SubscriberId } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import type { Client } from '#test/support/client.ts'
import { newEmail } from '#test/support/new-member.ts'
import { confirmToken, leaveToken, putSubscriber } from '#test/support/newsletter-subscribers.ts'
import type { NounFixture } from '#test/support/noun-fixture.ts'

const unsigned = 'not-signed'
const note = 'Asked for it by telephone.'

/** A subscriber for a caller; without one, there is none. */
const someone = async (caller?: Client, more: Partial<Subscriber> = {}) => ({
  subscriberId: caller
    ? (await putSubscriber(more)).id
    : (newId('nls', '2026-01-01T00:00:00.000Z') as SubscriberId),
})

const toLeave = async (caller?: Client, more: Partial<Subscriber> = {}) => ({
  body: { token: caller ? await leaveToken(await putSubscriber(more)) : unsigned },
})

async function suppressed(caller?: Client) {
  const email = newEmail()
  const createdAt = new Date().toISOString()
  if (caller)
    await commit(
      suppressions.put({ email, scope: 'all', reason: 'bounce', createdAt, version: 1 }, { absent: true }),
    )
  return { body: { email, note, askedByPerson: true } }
}

export const fixture = {
  subscribeToNewsletter: () => ({
    body: { email: newEmail(), captchaToken: `laptop-captcha:newsletter:${crypto.randomUUID()}` },
  }),
  lookUpNewsletterLink: toLeave,
  confirmNewsletter: async (caller) => ({
    body: { token: caller ? await confirmToken(await putSubscriber({ status: 'pending' })) : unsigned },
  }),
  unsubscribeFromNewsletter: toLeave,
  resubscribeToNewsletter: (caller) => toLeave(caller, { status: 'unsubscribed' }),
  getNewsletterSubscription: () => ({}),
  setNewsletterSubscription: { sample: () => ({ body: { isOn: true, topics: [] } }), caller: 'new' },

  listSubscribers: () => ({ query: {} }),
  getSubscriber: async (caller) => ({ params: await someone(caller) }),
  addSubscriber: () => ({ body: { email: newEmail(), topics: [] } }),
  unsubscribeSubscriber: async (caller) => ({ params: await someone(caller), body: { note } }),
  reviveSubscriber: async (caller) => ({
    params: await someone(caller, { status: 'complained' }),
    body: { note },
  }),
  importSubscribers: () => ({ body: { isDryRun: false, rows: [{ email: newEmail(), topics: [] }] } }),
  exportSubscribers: () => ({ query: { status: 'confirmed' } }),
  getAudienceFigures: () => ({}),
  listSuppressions: () => ({ query: {} }),
  addSuppression: () => ({ body: { email: newEmail(), scope: 'all', note } }),
  removeSuppression: suppressed,
  getNewsletterSettings: () => ({}),
  // Of a version that has passed, so that the settings stay as other tests know them.
  updateNewsletterSettings: {
    sample: () => {
      const { topics, bulkMailsPerSecond, countsLinks } = initialNewsletterSettings
      return { body: { topics, bulkMailsPerSecond, countsLinks, version: 999_999 } }
    },
    idle: [409, 'version_conflict'],
  },
} satisfies NounFixture<'newsletterSubscribers'>
