import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { prompts, promptsSavedBy } from './prompts.ts'

const savedBy = (userId: string) => eachItem(prompts, { index: 'gsi1', pk: promptsSavedBy(userId) })

// A version never changes otherwise, and its number stays: it says which one it is.
export const erased: ErasedData = {
  erase: async ({ userId }) => {
    for await (const prompt of savedBy(userId))
      await commit(prompts.put({ ...prompt, savedBy: goneOwnerId }, { version: prompt.version }))
  },
}

export const exported: ExportedData = {
  of: async function* (userId) {
    for await (const prompt of savedBy(userId)) yield { kind: prompts.name, item: prompt }
  },
}
