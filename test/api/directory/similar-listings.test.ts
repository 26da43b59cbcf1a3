import { expect, test } from 'vitest'
import { findSimilarListings, listFacets } from '#shared/directory/listings/contract.ts'
import { Client } from '#test/support/client.ts'
import { controlOf } from '#test/support/control.ts'
import { listingName, putListing } from '#test/support/put-listing.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'

const { url } = sharedCloud()
const control = controlOf(url)
const visitor = new Client(url)

test('a business that is listed is found by its name, the one of the same ZIP code first', async () => {
  const businessName = listingName()
  const place = { address1: '', address2: '', hideStreet: false, city: 'Tucson', state: 'AZ' }
  const far = await putListing(undefined, { businessName, place: { ...place, zip: '85701' } })
  const near = await putListing(undefined, { businessName, place: { ...place, zip: '85003' } })
  const found = async () =>
    (await visitor.call(findSimilarListings, { query: { name: businessName, zip: '85003' } })).body.items
  await expect.poll(async () => (await found()).map(({ id }) => id)).toEqual([near.id, far.id])
  const drafts = await putListing(undefined, { status: 'draft' })
  const { body } = await visitor.call(findSimilarListings, { query: { name: drafts.businessName } })
  expect(body.items).toEqual([])
})

test('a state names how many of each type and service it has', async () => {
  const place = { address1: '', address2: '', hideStreet: false, city: 'Tamuning', state: 'GU', zip: '96913' }
  await putListing(undefined, { place, listingType: 'venue', services: ['marine'] })
  await control.settle()
  const { body } = await visitor.call(listFacets, { query: { state: 'GU' } })
  expect(body.types.find(({ type }) => type === 'venue')?.count).toBeGreaterThan(0)
  expect(body.services.find(({ service }) => service === 'marine')?.count).toBeGreaterThan(0)
})
