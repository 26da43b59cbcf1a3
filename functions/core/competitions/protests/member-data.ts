import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { protests, protestsOf } from '#core/competitions/competitions/protests.ts'
import { commit } from '#core/platform/db/commit.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Protest } from '#shared/competitions/protests/protest.ts'

const files = ['documents']

async function* filedBy(userId: string): AsyncGenerator<Protest> {
  let cursor: string | undefined
  do {
    const page = await protests.list({ index: 'gsi2', pk: protestsOf(userId), limit: 100, cursor })
    yield* page.items
    cursor = page.nextCursor
  } while (cursor)
}

/** The protest and its decision stay with the class; the entrant’s words go with the entrant. */
const forget = (key: Protest, userId: string) =>
  untilUnchanged(async () => {
    const protest = await protests.get(key, { consistent: true })
    if (protest?.by !== userId) return
    const { version } = protest
    const status = protest.status === 'open' ? 'withdrawn' : protest.status
    await commit(
      protests.put(
        {
          ...protest,
          by: goneOwnerId as Protest['by'],
          text: '',
          evidence: [],
          status,
          version: version + 1,
        },
        { version },
      ),
    )
  })

export const erased: ErasedData = {
  files,
  erase: async ({ userId }) => {
    for await (const protest of filedBy(userId)) await forget(protest, userId)
  },
}

export const exported: ExportedData = {
  files,
  of: async function* (userId) {
    for await (const item of filedBy(userId)) yield { kind: protests.name, item }
  },
}
