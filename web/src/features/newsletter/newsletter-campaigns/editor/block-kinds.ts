import {
  CalendarDays,
  Heading,
  ImagePlus,
  type LucideIcon,
  Minus,
  MousePointerClick,
  Store,
  Tag,
  Text,
} from 'lucide-react'
import type { Block, BlockKind } from '#shared/newsletter/newsletter-campaigns/block.ts'

type KindWords = { label: string; icon: LucideIcon }

/** The kinds of blocks, as menus and headings name them. */
export const blockKinds: Record<BlockKind, KindWords> = {
  heading: { label: 'Heading', icon: Heading },
  text: { label: 'Text', icon: Text },
  picture: { label: 'Picture', icon: ImagePlus },
  button: { label: 'Button', icon: MousePointerClick },
  divider: { label: 'Divider', icon: Minus },
  event: { label: 'Event', icon: CalendarDays },
  listing: { label: 'Business', icon: Store },
  item: { label: 'Item for sale', icon: Tag },
}

export type ThingKind = 'event' | 'listing' | 'item'

export const isThingKind = (kind: BlockKind): kind is ThingKind =>
  kind === 'event' || kind === 'listing' || kind === 'item'

const wordsOf = (block: Block): string => {
  if (block.kind === 'heading') return block.text
  if (block.kind === 'text') return block.html.replace(/<[^>]*>/g, ' ')
  if (block.kind === 'picture') return block.alt
  return block.kind === 'button' ? block.label : ''
}

const longest = 40

/** The name of a block where it is moved: `Heading: The season opens`. */
export function blockName(block: Block): string {
  const { label } = blockKinds[block.kind]
  const words = wordsOf(block).replace(/\s+/g, ' ').trim()
  if (words === '') return label
  return `${label}: ${words.length > longest ? `${words.slice(0, longest).trimEnd()}…` : words}`
}
