import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { atMost } from '#shared/limit-words.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { line } from '#shared/text.ts'
import { Slug } from './slug.ts'

export const PageId = idSchema('pag')

export const NavigationPlacement = z.enum(['none', 'header', 'footer', 'both'])
export type NavigationPlacement = z.infer<typeof NavigationPlacement>

/** The sections of the footer, in its order. */
export const FooterSection = z.enum(['company', 'quick_links', 'legal', 'support', 'social'])
export type FooterSection = z.infer<typeof FooterSection>

export const PageStatus = z.enum(['draft', 'scheduled', 'published', 'archived'])
export type PageStatus = z.infer<typeof PageStatus>

const mostContent = 100_000

/** The fields an editor writes. `content` is HTML, cleaned when it is stored and again when it is read. */
export const PageFields = z.strictObject({
  title: line(120),
  slug: Slug,
  metaDescription: line(160),
  content: z.string().check(z.maxLength(mostContent, atMost(mostContent, 'characters'))),
  navigationPlacement: NavigationPlacement,
  footerSection: z.optional(FooterSection),
  /** Its position among others of its section, and then by title. */
  navOrder: z.int().check(z.gte(0), z.lte(999)),
  /** The name in menus, if not the title. */
  navTitle: z.optional(line(40)),
  noIndex: z.boolean(),
})
export type PageFields = z.infer<typeof PageFields>

/** A moment on the clock of a place: what was typed, where, and which instant that is. */
export const WallTime = z.object({
  local: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'Enter a day and a time')),
  zone: z.string(),
  at: z.iso.datetime(),
})
export type WallTime = z.infer<typeof WallTime>

/**
 * A page as its list shows it: once it has been published, with the fields that visitors see, before that with those
 * of its draft.
 */
export const CmsPage = z.object({
  id: PageId,
  ...z.omit(PageFields, { content: true }).shape,
  status: PageStatus,
  /** The version that visitors see, while it is published, or saw before it was archived. */
  liveVersion: z.optional(z.int()),
  /**
   * The number of the latest save of its draft; absent while there is no draft beside the published version.
   * It only ever rises, so that late arrivals are recognized.
   */
  draftVersion: z.optional(z.int()),
  publish: z.optional(WallTime),
  unpublish: z.optional(WallTime),
  publishedAt: z.optional(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type CmsPage = z.infer<typeof CmsPage>

/** The one draft of a page. Its `version` is the page’s `draftVersion`. */
export const PageDraft = z.object({
  pageId: PageId,
  ...PageFields.shape,
  savedBy: UserId,
  savedAt: z.iso.datetime(),
  version: z.int(),
})
export type PageDraft = z.infer<typeof PageDraft>

/** A published version, which never changes. */
export const PageVersion = z.object({
  pageId: PageId,
  number: z.int(),
  ...PageFields.shape,
  authorId: UserId,
  note: z.optional(line(200)),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type PageVersion = z.infer<typeof PageVersion>

/** A published version, with the name of its author. */
export const ListedPageVersion = z.object({ ...PageVersion.shape, authorName: z.string() })
export type ListedPageVersion = z.infer<typeof ListedPageVersion>

/** The page as visitors see it. `slug` is its present address, whichever address was requested. */
export const PublicPage = z.object({
  slug: z.string(),
  title: z.string(),
  metaDescription: z.string(),
  content: z.string(),
  footerSection: z.optional(FooterSection),
  noIndex: z.boolean(),
  updatedAt: z.iso.datetime(),
})
export type PublicPage = z.infer<typeof PublicPage>

/** Pages with an address of their own, at which everyone knows them. */
const ownAddresses: ReadonlySet<string> = new Set(['privacy-policy', 'cookie-policy'])

/** The address where visitors find a page. */
export const cmsPagePath = (slug: string): string => (ownAddresses.has(slug) ? `/${slug}` : `/pages/${slug}`)
