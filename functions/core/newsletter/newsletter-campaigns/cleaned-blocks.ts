import { AppError } from '#shared/errors.ts'
import { type Block, Blocks } from '#shared/newsletter/newsletter-campaigns/block.ts'
import { campaignRefusal } from '#shared/newsletter/newsletter-campaigns/campaign-refusal.ts'
import { thingsOf } from './things-of-blocks.ts'

/** The blocks with nothing in their texts but what pages may hold. */
export async function cleanedBlocks(blocks: readonly Block[]): Promise<Block[]> {
  const { cleanHtml } = await import('#core/platform/html/clean-html.ts')
  return blocks.map((block) => (block.kind === 'text' ? { ...block, html: cleanHtml(block.html) } : block))
}

/** Throws for blocks that became too long as their texts were cleaned: stored, they could not be read any more. */
export function requireStorable(blocks: readonly Block[], path: string): void {
  const [issue] = Blocks.safeParse(blocks).error?.issues ?? []
  if (!issue) return
  const at = [path, ...issue.path].join('.')
  throw new AppError('invalid', 'validation_failed', `${issue.message}.`, {
    errors: [{ path: at, message: issue.message }],
  })
}

const sentences = {
  event: 'Choose an event that is on the site.',
  listing: 'Choose a business that is in the directory.',
  item: 'Choose an item that is for sale.',
} as const

/** Throws for a card of something that is not there for everyone. */
export async function requireThings(
  blocks: readonly Block[],
  { now = new Date().toISOString(), path = 'body.content.blocks' }: { now?: string; path?: string } = {},
): Promise<void> {
  const things = await thingsOf(blocks, now)
  for (const [index, { id, kind }] of blocks.entries())
    if (kind in sentences && !things.has(id))
      throw campaignRefusal.unknownThing(`${path}.${index}`, sentences[kind as keyof typeof sentences])
}
