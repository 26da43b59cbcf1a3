import { expect, test } from 'vitest'
import { audienceCounters } from '#core/newsletter/newsletter-subscribers/audience-counters.ts'
import {
  readNewsletterSettings,
  storedNewsletterSettings,
} from '#core/newsletter/newsletter-subscribers/stored-newsletter-settings.ts'
import { subscribers } from '#core/newsletter/newsletter-subscribers/subscribers.ts'
import { commit } from '#core/platform/db/commit.ts'
import {
  getAudienceFigures,
  getNewsletterSettings,
  unsubscribeSubscriber,
  updateNewsletterSettings,
} from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'
import type { NewsletterSettingsFields } from '#shared/newsletter/newsletter-subscribers/newsletter-settings.ts'
import { siteDay } from '#shared/platform/time/site-day.ts'
import { controlOf } from '#test/support/control.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { putSubscriber } from '#test/support/newsletter-subscribers.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const admin = await demoClient(url, 'admin')

async function figures() {
  const answer = await admin.call(getAudienceFigures, {})
  expectSuccess(answer)
  return answer.body
}

/** Other files add subscribers meanwhile, so this one counts a topic that no one else chooses. */
const aTopic = () => `t-${crypto.randomUUID().slice(0, 8)}`
const chosen = async (topic: string) => (await audienceCounters.get({ figure: `topic#${topic}` }))?.count ?? 0

test('subscribers are counted by topic, once, and the day says who came', async () => {
  const topic = aTopic()
  const now = await control.now()
  const consents = [{ at: now, what: 'confirmed', source: 'footer', textVersion: 1 }] as const
  const subscriber = await putSubscriber({ topics: [topic], consents: [...consents] })
  await putSubscriber({ topics: [topic], status: 'pending' })
  await control.settle()
  await expect.poll(() => chosen(topic)).toBe(2)
  const params = { subscriberId: subscriber.id }
  expectSuccess(await admin.call(unsubscribeSubscriber, { params, body: { note: 'By phone.' } }))
  await control.settle()
  await expect.poll(() => chosen(topic)).toBe(2)
  const { days, byTopic, byStatus } = await figures()
  expect(byTopic[topic]).toBe(2)
  expect(Object.keys(byStatus).toSorted()).toEqual([
    'bounced',
    'complained',
    'confirmed',
    'pending',
    'unsubscribed',
  ])
  expect(days).toHaveLength(90)
  const today = days.find(({ day }) => day === siteDay(now))
  expect(today?.confirmed).toBeGreaterThan(0)
  expect(today?.left).toBeGreaterThan(0)
})

const settings = async () => {
  const { version, updatedAt: _, ...fields } = await readNewsletterSettings({ consistent: true })
  return { fields, version }
}

/** Another file may save meanwhile: then on the version of now. */
async function save(change: (fields: NewsletterSettingsFields) => NewsletterSettingsFields) {
  for (;;) {
    const { fields, version } = await settings()
    const answer = await admin.call(updateNewsletterSettings, { body: { ...change(fields), version } })
    if (answer.status !== 409) return answer
  }
}

test('a topic that people chose is not deleted, but no longer offered; one that no one chose goes', async () => {
  const key = aTopic()
  const added = await save(({ topics, ...rest }) => ({
    ...rest,
    topics: [...topics, { key, label: 'A topic of its own', isOffered: true }],
  }))
  expectSuccess(added)
  const without = () =>
    save(({ topics, ...rest }) => ({ ...rest, topics: topics.filter((topic) => topic.key !== key) }))
  const subscriber = await putSubscriber({ topics: [key] })
  await control.settle()
  await expect.poll(() => chosen(key)).toBe(1)
  expectProblem(await without(), 422, 'topic_in_use')
  const hidden = await save(({ topics, ...rest }) => ({
    ...rest,
    topics: topics.map((topic) => (topic.key === key ? { ...topic, isOffered: false } : topic)),
  }))
  expectSuccess(hidden)
  await commit(
    subscribers.put({ ...subscriber, topics: [], version: subscriber.version + 1 }, { version: 1 }),
  )
  await control.settle()
  await expect.poll(() => chosen(key)).toBe(0)
  expectSuccess(await without())
})

test('of two who save the settings at once one does', async () => {
  const { fields, version } = await settings()
  const body = { ...fields, version }
  const answers = await Promise.all([1, 2, 3].map(() => admin.call(updateNewsletterSettings, { body })))
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
  expectProblem(await admin.call(updateNewsletterSettings, { body }), 409, 'version_conflict')
  const read = await admin.call(getNewsletterSettings, {})
  expectSuccess(read)
  expect(read.body).toMatchObject(fields)
  expect(await storedNewsletterSettings.get({}, { consistent: true })).toBeDefined()
  const twice = [fields.topics[0], fields.topics[0]].flatMap((topic) => topic ?? [])
  const wrong = { ...body, topics: twice, bulkMailsPerSecond: 0 }
  expectProblem(await admin.call(updateNewsletterSettings, { body: wrong }), 400, 'validation_failed')
})
