import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { blocksOf, memberBlocks } from './member-blocks.ts'

const partitionOf = (userId: string) => memberBlocks.key({ by: userId, of: '' }).pk

export const erased: ErasedData = {
  erase: async ({ userId }) => {
    for await (const block of eachItem(memberBlocks, { index: 'gsi1', pk: blocksOf(userId) }))
      await writeBatch([{ DeleteRequest: { Key: memberBlocks.key(block) } }])
  },
  partitions: ({ userId }) => [partitionOf(userId)],
}

/** Whom a member blocks. Who blocks them is told to no one. */
export const exported: ExportedData = {
  of: async function* (userId) {
    for await (const item of eachItem(memberBlocks, { pk: partitionOf(userId) }))
      yield { kind: memberBlocks.name, item }
  },
}
