import { subscriberRefusal } from '#shared/newsletter/newsletter-subscribers/subscriber-refusal.ts'
import { readNewsletterSettings } from './stored-newsletter-settings.ts'

/** The topics once each, in the order of the settings. Refuses what is not offered, unless they have it already. */
export async function requireTopics(
  chosen: readonly string[],
  already: readonly string[] = [],
): Promise<string[]> {
  const { topics } = await readNewsletterSettings()
  const open = topics.filter(({ key, isOffered }) => isOffered || already.includes(key)).map(({ key }) => key)
  if (!chosen.every((key) => open.includes(key))) throw subscriberRefusal.unknownTopic()
  return open.filter((key) => chosen.includes(key))
}
