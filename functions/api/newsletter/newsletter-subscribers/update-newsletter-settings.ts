import { isDeepStrictEqual } from 'node:util'
import { countsByTopic } from '#core/newsletter/newsletter-subscribers/audience-counters.ts'
import {
  readNewsletterSettings,
  storedNewsletterSettings,
} from '#core/newsletter/newsletter-subscribers/stored-newsletter-settings.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { updateNewsletterSettings as contract } from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'
import type { NewsletterSettings } from '#shared/newsletter/newsletter-subscribers/newsletter-settings.ts'
import { subscriberRefusal } from '#shared/newsletter/newsletter-subscribers/subscriber-refusal.ts'

/** A topic that people chose stays, offered or not: without it, what they chose would mean everything. */
async function updateNewsletterSettings({ actor: by, body, now, remember }: ApiRequest<typeof contract>) {
  const { version, ...fields } = body
  const before = await readNewsletterSettings({ consistent: true })
  if (before.version !== version) throw concurrentChange()
  const kept = new Set(fields.topics.map(({ key }) => key))
  const dropped = before.topics.filter(({ key }) => !kept.has(key))
  if (dropped.length > 0) {
    const chosen = await countsByTopic()
    if (dropped.some(({ key }) => chosen[key])) throw subscriberRefusal.topicInUse()
  }
  const after: NewsletterSettings = { ...fields, updatedAt: now, version: version + 1 }
  await commit(
    storedNewsletterSettings.put(after, version > 0 ? { version } : { absent: true }),
    recordActivity(
      {
        by,
        type: 'newsletter_settings_update',
        description: 'Changed the settings of the newsletter',
        ...changesOf(before, after),
      },
      now,
    ),
    ...remember(after),
  )
  return after
}

const told = ['topics', 'bulkMailsPerSecond', 'countsLinks'] as const

/** What changed, by field, for the log. */
function changesOf(before: NewsletterSettings, after: NewsletterSettings) {
  const changed = told.filter((field) => !isDeepStrictEqual(before[field], after[field]))
  const only = (settings: NewsletterSettings) =>
    Object.fromEntries(changed.map((field) => [field, settings[field]]))
  return { before: only(before), after: only(after) }
}

export const handler = endpoint(contract, updateNewsletterSettings)
