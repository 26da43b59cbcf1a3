import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import { drivers, statePartition } from '#core/tools/drivers/drivers.ts'
import type { Brand } from '#shared/directory/brands/brand.ts'
import { brandRefusal } from '#shared/directory/brands/brand-refusal.ts'
import type { BrandDriver, getBrand as contract } from '#shared/directory/brands/contract.ts'
import { foldedKey } from '#shared/platform/words/folded-key.ts'
import { driverName } from '#shared/tools/drivers/driver-name.ts'
import { driverPath } from '#shared/tools/drivers/driver-path.ts'
import { listingsWith } from './admin-brand.ts'
import { carriedBy } from './carried-by.ts'
import { namesOf } from './move-names.ts'
import { survivingBrands } from './surviving-brands.ts'

type Asked = Pick<ApiRequest<typeof contract>, 'params' | 'now'>

const mostListings = 24
const mostDrivers = 24

/** A brand with those who carry it and its drivers, by its own id or by that of one that was merged into it. */
export async function getBrand({ params: { brandId }, now }: Asked) {
  const brand = (await survivingBrands([brandId]))(brandId)
  if (brand?.status !== 'active') throw brandRefusal.notFound()
  const { id, name } = brand
  const [listings, countOf, driversOf] = await Promise.all([
    carriedBy(id, mostListings, now),
    listingsWith([id]),
    driversNamed(brand),
  ])
  return {
    id,
    name,
    listings,
    listingCount: Math.max(countOf(id), listings.length),
    drivers: driversOf,
  }
}

/** The published drivers of a brand, also those that are filed under a name that it had before. */
async function driversNamed({ id, name }: Brand): Promise<BrandDriver[]> {
  const names = [...new Set([name, ...(await namesOf(id))].map(foldedKey))]
  const lists = await Promise.all(
    names.map((folded) =>
      drivers.list({
        index: 'gsi1',
        pk: statePartition('published'),
        prefix: `${folded}#`,
        limit: mostDrivers,
      }),
    ),
  )
  return lists
    .flatMap(({ items }) => items)
    .slice(0, mostDrivers)
    .map((driver) => ({
      name: driverName(driver),
      path: driverPath(driver),
      detail: `${driver.sizeIn} in subwoofer`,
    }))
}
