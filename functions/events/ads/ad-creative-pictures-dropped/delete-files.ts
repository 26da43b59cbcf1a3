import { facts } from '#core/ads/ad-campaigns/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { deletePicture } from '#core/platform/pictures/delete-picture.ts'

/** No `once` here: what is deleted stays deleted. */
export const handler = consumer(facts, 'ad_creative.pictures_dropped', 'delete-files', async ({ fact }) => {
  await Promise.all(fact.payload.pictures.map(deletePicture))
})
