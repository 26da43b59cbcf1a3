import * as z from 'zod/mini'
import {
  mostBulkMailsPerSecond,
  type NewsletterSettings,
  NewsletterSettingsFields,
} from '#shared/newsletter/newsletter-subscribers/newsletter-settings.ts'

/** The settings as they are typed. A topic without a key is new. */
export const settingsValues = ({ topics, bulkMailsPerSecond, countsLinks }: NewsletterSettings) => ({
  topics: topics.map((topic) => ({ ...topic })),
  bulkMailsPerSecond: String(bulkMailsPerSecond),
  countsLinks,
})
export type SettingsValues = ReturnType<typeof settingsValues>

const longestKey = 30

const plainKey = (label: string): string =>
  label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestKey - 3)
    .replace(/^-+|-+$/g, '') || 'topic'

/** New topics get keys, which stay when their labels change, because subscribers keep them. */
function withKeys(topics: SettingsValues['topics']): SettingsValues['topics'] {
  const taken = topics.flatMap(({ key }) => key || [])
  return topics.map((topic) => {
    if (topic.key) return topic
    const plain = plainKey(topic.label)
    let key = plain
    for (let count = 2; taken.includes(key); count++) key = `${plain}-${count}`
    taken.push(key)
    return { ...topic, key }
  })
}

const toFields = ({ topics, bulkMailsPerSecond, countsLinks }: SettingsValues) => ({
  topics: withKeys(topics),
  bulkMailsPerSecond: Number(bulkMailsPerSecond),
  countsLinks,
})

/** What the typed values say that no field of the contract could. */
const Typed = z.custom<SettingsValues>().check(({ value, issues }) => {
  const add = (path: (string | number)[], message: string) =>
    issues.push({ code: 'custom', path, message, input: value })
  const labels = new Set<string>()
  for (const [at, { label }] of value.topics.entries()) {
    const plain = label.trim().toLowerCase()
    if (plain.length < 2) add(['topics', at, 'label'], 'Enter at least 2 letters.')
    else if (labels.has(plain)) add(['topics', at, 'label'], 'Another topic has this name.')
    labels.add(plain)
  }
  const rate = value.bulkMailsPerSecond.trim()
  if (!/^\d{1,3}$/.test(rate) || Number(rate) < 1 || Number(rate) > mostBulkMailsPerSecond)
    add(['bulkMailsPerSecond'], `Enter 1 to ${mostBulkMailsPerSecond}.`)
})

/** Checks the typed values as the server checks what is sent. */
export const settingsSchema: z.ZodMiniType<NewsletterSettingsFields, SettingsValues> = z.pipe(
  z.pipe(Typed, z.transform(toFields)),
  NewsletterSettingsFields,
)
