import { cleanedBlocks, requireStorable } from '#core/newsletter/newsletter-campaigns/cleaned-blocks.ts'
import { requireKnownPlaceholders } from '#core/newsletter/newsletter-campaigns/placeholders.ts'
import type { BlockKind } from '#shared/newsletter/newsletter-campaigns/block.ts'
import type { CampaignContent } from '#shared/newsletter/newsletter-campaigns/campaign.ts'
import { newsRefusal } from '#shared/newsletter/organization-news/news-refusal.ts'
import { requireOwnCards } from './own-events.ts'

const kinds: readonly BlockKind[] = ['heading', 'text', 'button', 'divider', 'event']
const path = 'body.content'

/** Throws where news has a part that organizations do not have. Their texts come without pictures, too. */
function requireKinds({ layout, blocks }: Pick<CampaignContent, 'layout' | 'blocks'>): void {
  if (layout.headerPicture) throw newsRefusal.blockNotAllowed(`${path}.layout.headerPicture`)
  for (const [index, block] of blocks.entries())
    if (!kinds.includes(block.kind) || (block.kind === 'text' && block.html.includes('<img')))
      throw newsRefusal.blockNotAllowed(`${path}.blocks.${index}`)
}

/** The content of an organization’s news as it is stored. */
export async function settledNews(
  organizationId: string,
  content: CampaignContent,
): Promise<CampaignContent> {
  const settled = { ...content, blocks: await cleanedBlocks(content.blocks) }
  requireStorable(settled.blocks, `${path}.blocks`)
  requireKinds(settled)
  requireKnownPlaceholders(settled, path)
  await requireOwnCards(organizationId, settled.blocks)
  return settled
}
