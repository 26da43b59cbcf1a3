import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { freeKey } from './claim-key.ts'
import { addressPartition, type StoredSuggestion, suggesterPartition, suggestions } from './suggestions.ts'

async function* eachIn(pk: string): AsyncGenerator<StoredSuggestion> {
  let cursor: string | undefined
  do {
    const page = await suggestions.list({ index: 'gsi3', pk, limit: 100, cursor })
    yield* page.items
    cursor = page.nextCursor
  } while (cursor)
}

/** The event that came of it stays. */
const erase = ({ id }: StoredSuggestion): Promise<void> =>
  untilUnchanged(async () => {
    const suggestion = await suggestions.get({ id }, { consistent: true })
    if (!suggestion) return
    await commit(suggestions.delete(suggestion), ...(await freeKey(suggestion)))
  })

export const erased: ErasedData = {
  erase: async ({ userId }) => {
    for await (const suggestion of eachIn(suggesterPartition(userId))) await erase(suggestion)
  },
  eraseAt: async ({ email, until }) => {
    for await (const suggestion of eachIn(addressPartition(email)))
      if (!until || suggestion.createdAt <= until) await erase(suggestion)
  },
}

export const exported: ExportedData = {
  hidden: ['secretHashes', 'reviewerId'],
  of: async function* (userId) {
    for await (const item of eachIn(suggesterPartition(userId))) yield { kind: suggestions.name, item }
  },
  at: {
    kind: suggestions.name,
    items: async function* ({ email, since, until }) {
      for await (const suggestion of eachIn(addressPartition(email)))
        if (suggestion.createdAt >= since && suggestion.createdAt <= until) yield suggestion
    },
  },
}
