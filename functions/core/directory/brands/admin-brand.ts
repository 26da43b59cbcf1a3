import { facetsIn, listingCounters } from '#core/directory/listings/listing-counters.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import type { Brand } from '#shared/directory/brands/brand.ts'
import type { AdminBrand } from '#shared/directory/brands/contract.ts'
import { publicName } from '#shared/platform/users/public-name.ts'

/** How many published listings carry each of these brands. */
export async function listingsWith(ids: readonly string[]): Promise<(id: string) => number> {
  const list = facetsIn(undefined)
  const rows = await getMany(ids.map((id) => listingCounters.key({ list, key: `brand:${id}` })))
  const counts = new Map(rows.map(listingCounters.read).map(({ key, count }) => [key, count]))
  return (id) => counts.get(`brand:${id}`) ?? 0
}

/** Brands as administrators read them, with those who proposed them. */
export async function adminBrands(listed: readonly Brand[]): Promise<AdminBrand[]> {
  const [countOf, users] = await Promise.all([
    listingsWith(listed.map(({ id }) => id)),
    usersById(listed.flatMap(({ proposedBy }) => proposedBy ?? [])),
  ])
  return listed.map((brand) => {
    const { id, proposedBy } = brand
    const user = proposedBy && users.get(proposedBy)
    return {
      ...brand,
      listingCount: countOf(id),
      ...(proposedBy && { proposer: user ? publicName(user) : 'Former member' }),
    }
  })
}

export async function adminBrand(brand: Brand): Promise<AdminBrand> {
  const [one] = await adminBrands([brand])
  return one as AdminBrand
}
