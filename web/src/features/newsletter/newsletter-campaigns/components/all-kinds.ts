import type { BlockKind } from '#shared/newsletter/newsletter-campaigns/block.ts'

/** The kinds of blocks that the platform's mails have, in the order of the menu. */
export const allKinds: readonly BlockKind[] = [
  'heading',
  'text',
  'picture',
  'button',
  'divider',
  'event',
  'listing',
  'item',
]
