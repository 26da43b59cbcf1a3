import * as z from 'zod/mini'
import { ListingId } from '#shared/directory/listings/named-listing.ts'
import { EventId } from '#shared/events/events/event.ts'
import { isWebAddress } from '#shared/is-web-address.ts'
import { ItemId } from '#shared/market/market-items/named-item.ts'
import { line } from '#shared/text.ts'

const webAddress = z.string().check(
  z.trim(),
  z.maxLength(500, 'Must be at most 500 characters'),
  z.refine(
    (url) => url.startsWith('https://') && isWebAddress(url),
    'Enter an address that begins with https://',
  ),
)

/** Made by the editor, so that a block keeps its place while others move. */
const id = z.string().check(z.regex(/^[a-z0-9]{4,20}$/))

/** Where a picture of a page or a newsletter lies on this site. */
export const PicturePath = z
  .string()
  .check(
    z.regex(
      /^\/media\/page-pictures\/[\w-]+\/pic_[0-9A-Z]{26}(?:\.(?:jpg|png|webp)|-1600\.webp)$/,
      'Upload a picture',
    ),
  )

export const mostTextBytes = 20_000

/** One part of a campaign, from top to bottom. Cards are filled with what their thing shows when the campaign goes out. */
export const Block = z.discriminatedUnion('kind', [
  z.strictObject({ id, kind: z.literal('heading'), text: line(120, 1) }),
  /** HTML, cleaned when it is stored and again when it is rendered. */
  z.strictObject({
    id,
    kind: z.literal('text'),
    html: z.string().check(z.maxLength(mostTextBytes, 'This text is too long for one block')),
  }),
  z.strictObject({
    id,
    kind: z.literal('picture'),
    src: PicturePath,
    alt: line(200, 1).check(z.minLength(1, 'Describe the picture')),
    href: z.optional(webAddress),
  }),
  z.strictObject({ id, kind: z.literal('button'), label: line(40, 1), url: webAddress }),
  z.strictObject({ id, kind: z.literal('divider') }),
  z.strictObject({ id, kind: z.literal('event'), eventId: EventId }),
  z.strictObject({ id, kind: z.literal('listing'), listingId: ListingId }),
  z.strictObject({ id, kind: z.literal('item'), itemId: ItemId }),
])
export type Block = z.infer<typeof Block>
export type BlockKind = Block['kind']

export const mostBlocks = 60
/** Twice of what fits a mail: a draft may be too long for a while, but it is stored as one item. */
const mostBlocksBytes = 200_000

const bytesOf = (blocks: object) => new TextEncoder().encode(JSON.stringify(blocks)).length

export const Blocks = z.array(Block).check(
  z.maxLength(mostBlocks, `Use at most ${mostBlocks} blocks`),
  z.refine(
    (blocks) => new Set(blocks.map((block) => block.id)).size === blocks.length,
    'Each block needs its own id',
  ),
  z.refine(
    (blocks) => bytesOf(blocks) <= mostBlocksBytes,
    'This is far too long for an email. Remove some blocks',
  ),
)

/** The color of headings’ rule, buttons, and links. */
export const Accent = z.enum(['ember', 'amber', 'moss', 'teal', 'sky', 'indigo', 'plum', 'graphite'])
export type Accent = z.infer<typeof Accent>

export const Layout = z.strictObject({
  headerPicture: z.optional(z.strictObject({ src: PicturePath, alt: line(200, 1) })),
  accent: Accent,
  /** Above the address that every newsletter ends with. */
  footerText: z.string().check(z.trim(), z.maxLength(500, 'Must be at most 500 characters')),
})
export type Layout = z.infer<typeof Layout>

export const initialLayout: Layout = { accent: 'ember', footerText: '' }
