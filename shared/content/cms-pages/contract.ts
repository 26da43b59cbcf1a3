import * as z from 'zod/mini'
import { idSchema } from '#shared/ids.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { isZone } from '#shared/platform/time/is-zone.ts'
import { line } from '#shared/text.ts'
import {
  CmsPage,
  FooterSection,
  ListedPageVersion,
  NavigationPlacement,
  PageDraft,
  PageFields,
  PageId,
  PageStatus,
  PublicPage,
  WallTime,
} from './page.ts'

const params = z.strictObject({ pageId: PageId })
const version = z.int().check(z.gte(1))
const draftVersion = z.int().check(z.gte(1))

/** A time as it is typed. `which` tells apart one that comes twice, on the day that clocks go back. */
export const PlannedTime = z.strictObject({
  local: WallTime.shape.local,
  zone: z.string().check(z.maxLength(60), z.refine(isZone, 'Choose a time zone')),
  which: z.optional(z.enum(['first', 'second'])),
})
export type PlannedTime = z.infer<typeof PlannedTime>

/** A page with its draft and what visitors see. */
export const PageInEditor = z.object({
  page: CmsPage,
  draft: z.optional(PageDraft),
  live: z.optional(ListedPageVersion),
})
export type PageInEditor = z.infer<typeof PageInEditor>

export const getPage = route({
  name: 'getPage',
  method: 'GET',
  path: '/api/content/pages/:slug',
  auth: 'public',
  caching: 'revalidate',
  summary: 'A published page by its address; one that has moved answers with its present address in `slug`',
  params: z.strictObject({ slug: z.string().check(z.maxLength(80)) }),
  response: PublicPage,
  errors: ['page_not_found', 'page_gone'],
})

export const lookUpPreview = route({
  name: 'lookUpPreview',
  method: 'POST',
  path: '/api/content/previews',
  auth: 'public',
  summary: 'The draft of a page, for holders of a link that works for 24 hours',
  body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: PublicPage,
  rateLimit: { max: 60, seconds: 60, per: 'ip' },
  errors: ['preview_not_found'],
  answersSecret: true,
})

export const listPages = route({
  name: 'listPages',
  method: 'GET',
  path: '/api/admin/content/pages',
  auth: 'admin',
  summary: 'The pages of a status, last changed first',
  query: z.strictObject({
    ...pageQuery(20),
    status: z._default(PageStatus, 'published'),
    placement: z.optional(NavigationPlacement),
    section: z.optional(FooterSection),
    /** A part of the title or of the address. */
    q: z.optional(line(80)),
  }),
  response: Page(CmsPage),
  errors: ['invalid_cursor'],
})

export const getPageAsAdmin = route({
  name: 'getPageAsAdmin',
  method: 'GET',
  path: '/api/admin/content/pages/:pageId',
  auth: 'admin',
  summary: 'A page with its draft and what visitors see',
  params,
  response: PageInEditor,
  errors: ['page_not_found'],
})

export const createPage = route({
  name: 'createPage',
  method: 'POST',
  path: '/api/admin/content/pages',
  auth: 'admin',
  summary: 'A new page as a draft, empty or a copy of another',
  body: z.strictObject({ title: line(120, 1), copyOf: z.optional(PageId) }),
  status: 201,
  response: PageInEditor,
  errors: ['page_not_found'],
})

export const savePageDraft = route({
  name: 'savePageDraft',
  method: 'PUT',
  path: '/api/admin/content/pages/:pageId/draft',
  auth: 'admin',
  summary: 'Keep what is being written; visitors see it when it is published',
  params,
  body: z.extend(PageFields, {
    /** 0 begins a draft beside a published version. */
    draftVersion: z.int().check(z.gte(0)),
    /**
     * Sent with draft version 0: the published version that the draft began with, so that it is not an
     * earlier one.
     */
    liveVersion: z.optional(z.int().check(z.gte(1))),
  }),
  response: PageInEditor,
  errors: ['page_not_found', 'draft_conflict', 'page_archived', 'page_scheduled'],
})

export const discardPageDraft = route({
  name: 'discardPageDraft',
  method: 'POST',
  path: '/api/admin/content/pages/:pageId/discard',
  auth: 'admin',
  summary: 'Drop the draft beside a published version',
  params,
  body: z.strictObject({ draftVersion }),
  response: PageInEditor,
  errors: ['page_not_found', 'draft_conflict'],
})

export const publishPage = route({
  name: 'publishPage',
  method: 'POST',
  path: '/api/admin/content/pages/:pageId/publish',
  auth: 'admin',
  summary: 'Show the draft to everyone, at its address and in the menus it names',
  params,
  body: z.strictObject({
    draftVersion,
    note: z.optional(line(200)),
    /** Takes an address over that leads to another page. */
    takeOver: z.optional(z.boolean()),
    /** Takes the address of this page, which gets the present one of the page that is published. */
    swapWith: z.optional(PageId),
  }),
  response: PageInEditor,
  errors: [
    'page_not_found',
    'page_archived',
    'page_incomplete',
    'slug_taken',
    'slug_redirects',
    'draft_conflict',
  ],
})

export const schedulePage = route({
  name: 'schedulePage',
  method: 'POST',
  path: '/api/admin/content/pages/:pageId/schedule',
  auth: 'admin',
  summary: 'Publish the draft, or archive the page, at a time on the clock of a place',
  params,
  body: z.strictObject({
    version,
    /** Null takes a plan away. */
    publish: z.optional(z.nullable(PlannedTime)),
    unpublish: z.optional(z.nullable(PlannedTime)),
    /** Takes an address over that leads to another page, when the time has come. */
    takeOver: z.optional(z.boolean()),
  }),
  response: PageInEditor,
  errors: [
    'page_not_found',
    'page_archived',
    'page_incomplete',
    'slug_taken',
    'slug_redirects',
    'time_missing',
    'time_twice',
    'time_past',
    'version_conflict',
  ],
})

export const archivePage = route({
  name: 'archivePage',
  method: 'POST',
  path: '/api/admin/content/pages/:pageId/archive',
  auth: 'admin',
  summary: 'Take a page off the site and keep it',
  params,
  body: z.strictObject({ version }),
  response: PageInEditor,
  errors: ['page_not_found', 'version_conflict'],
})

export const reopenPage = route({
  name: 'reopenPage',
  method: 'POST',
  path: '/api/admin/content/pages/:pageId/reopen',
  auth: 'admin',
  summary: 'Make an archived page a draft again',
  params,
  body: z.strictObject({ version }),
  response: PageInEditor,
  errors: ['page_not_found', 'version_conflict'],
})

export const deletePage = route({
  name: 'deletePage',
  method: 'DELETE',
  path: '/api/admin/content/pages/:pageId',
  auth: 'admin',
  summary: 'Delete an archived page with its versions and addresses; a second call changes nothing',
  params,
  errors: ['page_not_archived'],
})

export const listPageVersions = route({
  name: 'listPageVersions',
  method: 'GET',
  path: '/api/admin/content/pages/:pageId/versions',
  auth: 'admin',
  summary: 'What was published of a page, newest first',
  params,
  query: z.strictObject(pageQuery(20)),
  response: Page(ListedPageVersion),
  errors: ['invalid_cursor'],
})

export const restorePageVersion = route({
  name: 'restorePageVersion',
  method: 'POST',
  path: '/api/admin/content/pages/:pageId/versions/:number/restore',
  auth: 'admin',
  summary: 'Make an old version the draft; visitors see no change',
  params: z.extend(params, { number: z.coerce.number().check(z.int(), z.gte(1)) }),
  body: z.strictObject({ draftVersion: z.int().check(z.gte(0)) }),
  response: PageInEditor,
  errors: ['page_not_found', 'draft_conflict', 'page_archived', 'page_scheduled'],
})

export const createPreviewLink = route({
  name: 'createPreviewLink',
  method: 'POST',
  path: '/api/admin/content/pages/:pageId/preview-links',
  auth: 'admin',
  summary: 'An address that shows the draft to its holders for 24 hours',
  params,
  status: 201,
  response: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
  errors: ['page_not_found'],
  answersSecret: true,
})

export const checkSlug = route({
  name: 'checkSlug',
  method: 'GET',
  path: '/api/admin/content/slugs/:slug',
  auth: 'admin',
  summary: 'Whether an address is free, leads elsewhere, or belongs to another page',
  params: z.strictObject({ slug: z.string().check(z.maxLength(80)) }),
  query: z.strictObject({ pageId: z.optional(PageId) }),
  response: z.object({
    state: z.enum(['free', 'own', 'redirects', 'taken', 'reserved', 'invalid']),
    /** The page that has it or to which it leads. */
    page: z.optional(z.object({ id: PageId, title: z.string() })),
  }),
})

export const listRedirects = route({
  name: 'listRedirects',
  method: 'GET',
  path: '/api/admin/content/pages/:pageId/redirects',
  auth: 'admin',
  summary: 'The earlier addresses that lead to a page',
  params,
  response: z.object({ items: z.array(z.object({ slug: z.string(), since: z.iso.datetime() })) }),
})

export const deleteRedirect = route({
  name: 'deleteRedirect',
  method: 'DELETE',
  path: '/api/admin/content/pages/:pageId/redirects/:slug',
  auth: 'admin',
  summary: 'Release an earlier address; a second call changes nothing',
  params: z.extend(params, { slug: z.string().check(z.maxLength(80)) }),
  errors: ['slug_current'],
})

export const addPagePicture = route({
  name: 'addPagePicture',
  method: 'POST',
  path: '/api/admin/content/page-pictures',
  auth: 'admin',
  summary: 'Publish an uploaded picture, so that a page can show it',
  body: z.strictObject({ uploadId: idSchema('upl') }),
  status: 201,
  response: z.object({ src: z.string(), width: z.int(), height: z.int() }),
  errors: ['upload_not_found', 'upload_rejected'],
})
