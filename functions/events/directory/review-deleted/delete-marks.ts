import { facts } from '#core/directory/listing-reviews/facts.ts'
import { helpfulMarks, markPrefix, marksOfReview } from '#core/directory/listing-reviews/helpful-marks.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once` here: what is deleted stays deleted. */
export const handler = consumer(facts, 'review.deleted', 'delete-marks', async ({ fact }) => {
  const where = { pk: marksOfReview(fact.payload.reviewId), prefix: markPrefix, consistent: true }
  const keys = []
  for await (const mark of eachItem(helpfulMarks, where)) keys.push(helpfulMarks.key(mark))
  await writeBatch(keys.map((Key) => ({ DeleteRequest: { Key } })))
})
