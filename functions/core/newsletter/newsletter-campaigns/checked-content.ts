import { readNewsletterSettings } from '#core/newsletter/newsletter-subscribers/stored-newsletter-settings.ts'
import type { Block } from '#shared/newsletter/newsletter-campaigns/block.ts'
import type { SubscriberAudience } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { campaignRefusal } from '#shared/newsletter/newsletter-campaigns/campaign-refusal.ts'
import { cleanedBlocks, requireStorable } from './cleaned-blocks.ts'
import { requireKnownPlaceholders } from './placeholders.ts'

type Content = Parameters<typeof requireKnownPlaceholders>[0]

/** Content as it is stored and rendered: with clean texts, and no mark that no reader has a value for. */
export async function checkedContent<C extends Content & { blocks: Block[] }>(
  content: C,
  path: string,
): Promise<C> {
  const checked = { ...content, blocks: await cleanedBlocks(content.blocks) }
  requireStorable(checked.blocks, `${path}.blocks`)
  requireKnownPlaceholders(checked, path)
  return checked
}

/** Throws for a topic that the newsletter never had. One that is no longer offered still has its readers. */
export async function requireKnownTopics({ topics }: Pick<SubscriberAudience, 'topics'>): Promise<void> {
  if (topics.length === 0) return
  const settings = await readNewsletterSettings()
  const known = new Set(settings.topics.map(({ key }) => key))
  if (topics.some((topic) => !known.has(topic))) throw campaignRefusal.unknownTopic()
}
