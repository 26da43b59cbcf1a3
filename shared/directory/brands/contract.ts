import * as z from 'zod/mini'
import { ListedListing } from '#shared/directory/listings/listed-listing.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { text } from '#shared/text.ts'
import { Brand, BrandName, BrandStatus } from './brand.ts'
import { BrandId, NamedBrand } from './named-brand.ts'

export const listBrands = route({
  name: 'listBrands',
  method: 'GET',
  path: '/api/directory/brands',
  auth: 'public',
  caching: 'revalidate',
  summary: 'Brands by name; `q` is the beginning of a name',
  query: z.strictObject({ ...pageQuery(50), q: z.optional(text(60)) }),
  response: Page(NamedBrand),
  errors: ['invalid_cursor'],
  rateLimit: { max: 240, seconds: 60, per: 'ip' },
})

const brandParams = z.strictObject({ brandId: BrandId })

/** A driver of a brand, as its page names it. */
export const BrandDriver = z.object({ name: z.string(), path: z.string(), detail: z.string() })
export type BrandDriver = z.infer<typeof BrandDriver>

export const getBrand = route({
  name: 'getBrand',
  method: 'GET',
  path: '/api/directory/brands/:brandId',
  auth: 'public',
  caching: 'revalidate',
  summary: 'A brand, the businesses that carry it, and its drivers; of one that was merged, the other',
  params: brandParams,
  response: z.object({
    id: BrandId,
    name: z.string(),
    listings: z.array(ListedListing),
    /** How many carry it in all. */
    listingCount: z.int(),
    drivers: z.array(BrandDriver),
  }),
  errors: ['brand_not_found'],
  rateLimit: { max: 120, seconds: 60, per: 'ip' },
})

export const listCarriers = route({
  name: 'listCarriers',
  method: 'GET',
  path: '/api/directory/brands/carriers',
  auth: 'public',
  caching: 'minute',
  summary: 'The brand of a name, as a data sheet writes it, and some of the businesses that carry it',
  query: z.strictObject({ name: text(60, 1) }),
  response: z.object({
    brand: z.optional(z.object({ id: BrandId, name: z.string() })),
    /** The recommended ones first, at most six. */
    listings: z.array(ListedListing),
    /** How many carry it in all. */
    listingCount: z.int(),
  }),
  rateLimit: { max: 120, seconds: 60, per: 'ip' },
})

export const proposeBrand = route({
  name: 'proposeBrand',
  method: 'POST',
  path: '/api/directory/brands',
  auth: 'member',
  whileImpersonating: 'refused',
  summary: 'A brand by its name: the one that is known, else a new one that waits for an administrator',
  body: z.strictObject({ name: BrandName }),
  response: NamedBrand,
  errors: ['brand_refused', 'version_conflict'],
  rateLimit: { max: 20, seconds: 86_400, per: 'user' },
})

/** A brand as administrators read it. */
export const AdminBrand = z.object({
  ...Brand.shape,
  listingCount: z.int(),
  proposer: z.optional(z.string()),
})
export type AdminBrand = z.infer<typeof AdminBrand>

export const listAllBrands = route({
  name: 'listAllBrands',
  method: 'GET',
  path: '/api/admin/directory/brands',
  auth: 'admin',
  summary: 'Brands of a status by name',
  query: z.strictObject({
    ...pageQuery(50),
    status: z._default(BrandStatus, 'proposed'),
    q: z.optional(text(60)),
  }),
  response: Page(AdminBrand),
  errors: ['invalid_cursor'],
})

export const createBrand = route({
  name: 'createBrand',
  method: 'POST',
  path: '/api/admin/directory/brands',
  auth: 'admin',
  summary: 'Add a brand',
  body: z.strictObject({ name: BrandName }),
  response: AdminBrand,
  status: 201,
  errors: ['brand_known', 'version_conflict'],
})

export const updateBrand = route({
  name: 'updateBrand',
  method: 'PUT',
  path: '/api/admin/directory/brands/:brandId',
  auth: 'admin',
  summary: 'Accept, refuse, rename, merge, or retire a brand; the listings that carry it follow',
  params: brandParams,
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('accept'), version: z.int() }),
    z.strictObject({ action: z.literal('refuse'), reason: text(500, 1), version: z.int() }),
    z.strictObject({ action: z.literal('rename'), name: BrandName, version: z.int() }),
    z.strictObject({ action: z.literal('merge'), into: BrandId, version: z.int() }),
    z.strictObject({ action: z.literal('retire'), reason: text(500, 1), version: z.int() }),
    z.strictObject({ action: z.literal('restore'), version: z.int() }),
  ]),
  response: AdminBrand,
  errors: ['brand_not_found', 'brand_known', 'already_decided', 'merge_into_itself', 'version_conflict'],
})
