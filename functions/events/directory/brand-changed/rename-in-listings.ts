import { brandListings, listingsOfBrand } from '#core/directory/brands/brand-listings.ts'
import { facts } from '#core/directory/brands/facts.ts'
import { followBrands } from '#core/directory/brands/follow-brands.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { eachRow } from '#core/platform/jobs/each-row.ts'

/** No `once`: what a brand is now decides, however often it is told, and a repetition goes on where one broke off. */
export const handler = consumer(facts, 'brand.changed', 'rename-in-listings', async ({ fact, now }) => {
  const pk = listingsOfBrand(fact.payload.brandId)
  const { failed } = await eachRow(
    'rename_in_listings',
    async (cursor) => {
      const { items, ...page } = await brandListings.list({ pk, limit: 100, cursor, consistent: true })
      return { ...page, items: items.map(({ listingId }) => ({ id: listingId })) }
    },
    async ({ id }) => {
      await followBrands(id, now)
      return true
    },
  )
  if (failed > 0) throw new Error(`${failed} listings did not follow their brand; they will be retried.`)
})
