import { expect, test } from 'vitest'
import { getRateCard, listAdZones, updateAdZone } from '#shared/ads/ad-zones/contract.ts'
import {
  createHouseAd,
  deleteHouseAd,
  listHouseAds,
  setHouseAdPicture,
  updateHouseAd,
} from '#shared/ads/house-ads/contract.ts'
import { Client } from '#test/support/client.ts'
import { demoClient } from '#test/support/demo-client.ts'
import { expectProblem } from '#test/support/expect-problem.ts'
import { expectSuccess } from '#test/support/expect-success.ts'
import { png } from '#test/support/images.ts'
import { sharedCloud } from '#test/support/shared-cloud.ts'
import { uploadFile } from '#test/support/upload.ts'

const { url } = sharedCloud()
const admin = await demoClient(url, 'admin')
const zone = 'home_wide' as const

test('everyone reads what advertising costs, and what administrators set', async () => {
  const find = async () =>
    (await admin.call(listAdZones, {})).body.zones.find(({ settings }) => settings.zone === zone)?.settings
  const before = await find()
  if (!before) throw new Error('The zone is missing.')
  const { pricePerThousandCents, sponsorDayCents, slots, dailyEstimate, version } = before
  const terms = { pricePerThousandCents, sponsorDayCents, slots, dailyEstimate }
  const body = { ...terms, sponsorDayCents: 9500, version }
  const answers = await Promise.all([
    admin.call(updateAdZone, { params: { zone }, body }),
    admin.call(updateAdZone, { params: { zone }, body }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const rates = await new Client(url).call(getRateCard, {})
  expectSuccess(rates)
  expect(rates.body.featured).toEqual({ days: 30, cents: 2900 })
  expect(rates.body.zones).toHaveLength(5)
  expect((await find())?.sponsorDayCents).toBe(9500)
  // Others read the price, too.
  expectSuccess(
    await admin.call(updateAdZone, { params: { zone }, body: { ...terms, version: version + 1 } }),
  )
  const stranger = await demoClient(url, 'retailer')
  expect((await stranger.call(updateAdZone, { params: { zone }, body })).status).toBe(403)
})

test('a house ad is shown once it has its pictures, and leads only into this site', async () => {
  const place = 'resource_partner' as const
  const words = { alt: 'A cone', headline: 'Buy it once', text: 'Guides to boxes.', path: '/resources' }
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', '/a b'])
    expect((await admin.call(createHouseAd, { body: { ...words, zone: place, path } })).status).toBe(400)
  const created = await admin.call(createHouseAd, { body: { ...words, zone: place } })
  expectSuccess(created)
  expect(created.body).toMatchObject({ isShown: false, pictures: [] })
  const params = { zone: place, houseAdId: created.body.id }
  const show = (version: number) =>
    admin.call(updateHouseAd, { params, body: { ...words, isShown: true, version } })
  expectProblem(await show(created.body.version), 422, 'house_ad_incomplete')
  const uploadId = await uploadFile(admin, png(400, 200), 'image/png', 'ad-creative')
  const pictured = await admin.call(setHouseAdPicture, { params, body: { uploadId, size: 'wide' } })
  expectSuccess(pictured)
  expect(pictured.body.pictures).toMatchObject([{ size: 'wide', width: 400, height: 200 }])
  expectSuccess(await show(pictured.body.version))
  const listed = (await admin.call(listHouseAds, {})).body.items
  expect(listed.find(({ id }) => id === created.body.id)).toMatchObject({ isShown: true })
  expectSuccess(await admin.call(deleteHouseAd, { params }))
  const left = (await admin.call(listHouseAds, {})).body.items
  expect(left.some(({ id }) => id === created.body.id)).toBe(false)
})
