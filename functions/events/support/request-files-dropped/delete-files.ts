import { consumer } from '#core/platform/facts/consumer.ts'
import { deleteObject } from '#core/platform/storage/objects.ts'
import { facts } from '#core/support/support-requests/facts.ts'

/** No `once` here: what is deleted stays deleted. */
export const handler = consumer(facts, 'request.files_dropped', 'delete-files', async ({ fact }) => {
  await Promise.all(fact.payload.keys.map((key) => deleteObject(key)))
})
