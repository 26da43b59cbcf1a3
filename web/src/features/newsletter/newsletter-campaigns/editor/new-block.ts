import type { Block, BlockKind } from '#shared/newsletter/newsletter-campaigns/block.ts'
import type { ThingKind } from './block-kinds.ts'

const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

/** An empty block, to be filled in place. */
export function newBlock(kind: Exclude<BlockKind, ThingKind>): Block {
  const id = newId()
  if (kind === 'heading') return { id, kind, text: '' }
  if (kind === 'text') return { id, kind, html: '' }
  if (kind === 'picture') return { id, kind, src: '', alt: '' }
  return kind === 'button' ? { id, kind, label: '', url: '' } : { id, kind }
}

/** The card of a thing that was chosen. */
export function thingBlock(kind: ThingKind, thingId: string, id = newId()): Block {
  if (kind === 'event') return { id, kind, eventId: thingId } as Block
  return (kind === 'listing' ? { id, kind, listingId: thingId } : { id, kind, itemId: thingId }) as Block
}

/** The id of the thing that a card shows. */
export function thingIdOf(block: Block): string | undefined {
  if (block.kind === 'event') return block.eventId
  if (block.kind === 'listing') return block.listingId
  return block.kind === 'item' ? block.itemId : undefined
}

export const copyOf = (block: Block): Block => ({ ...block, id: newId() })
