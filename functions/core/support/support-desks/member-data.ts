import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { contactsWith, dedicatedContacts } from './desks.ts'

export const erased: ErasedData = {
  // Who takes the next request of such a manufacturer is their contact then.
  erase: async ({ userId }) => {
    const keys = []
    for await (const contact of eachItem(dedicatedContacts, { index: 'gsi1', pk: contactsWith(userId) }))
      keys.push(dedicatedContacts.key(contact))
    await writeBatch(keys.map((Key) => ({ DeleteRequest: { Key } })))
  },
}
