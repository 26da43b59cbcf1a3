import { expect, test, vi } from 'vitest'
import type { CompetitionClass } from '#shared/competitions/competitions/competition-class.ts'
import { importLineDays } from '#shared/competitions/result-imports/result-import.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { importedResultId } from './imported-result-id.ts'
import { withCurrentImports } from './with-current-imports.ts'

const createdAt = '2027-07-10T18:00:00.000Z'
const made = { id: 'ipt_1', createdAt, rows: 250, committedLineNo: 251 }
const lineNos = Array.from({ length: made.rows }, (_, at) => at + 2)
const cloud = { now: createdAt, statusOf: new Map<string, string>() }

vi.mock('./result-imports.ts', () => ({
  resultImports: { get: async ({ id }: { id: string }) => (id === made.id ? made : undefined) },
}))
vi.mock('./import-lines.ts', () => ({
  linesPartition: (id: string) => id,
  importLines: {
    list: async ({ cursor = '0', limit }: { cursor?: string; limit: number }) => {
      const kept = cloud.now < addTime(createdAt, { days: importLineDays }) ? lineNos : []
      const end = Number(cursor) + limit
      const items = kept.slice(Number(cursor), end).map((lineNo) => ({
        row: { classKey: 'S1' },
        targetId: importedResultId(made as never, lineNo),
      }))
      return { items, ...(end < kept.length && { nextCursor: String(end) }) }
    },
  },
}))
vi.mock('#core/competitions/competition-results/competition-results.ts', () => ({
  competitionResults: { key: ({ id }: { id: string }) => ({ id }), read: (row: unknown) => row },
}))
vi.mock('#core/platform/db/get-many.ts', () => ({
  getMany: async (keys: { id: string }[]) =>
    keys.flatMap(({ id }) => {
      const status = cloud.statusOf.get(id)
      return status ? [{ eventId: 'evt_1', classKey: 'S1', status }] : []
    }),
}))

const heldBy = async (importId: string) => {
  const of = { eventId: 'evt_1', classKey: 'S1', state: 'planned', importIds: [importId] }
  return (await withCurrentImports(of as unknown as CompetitionClass)).importIds
}

test.each([
  ['while its lines are kept', addTime(createdAt, { days: importLineDays - 1 })],
  ['after its lines have gone', addTime(createdAt, { days: importLineDays })],
])('an import holds its class as long as one of its results waits or counts, %s', async (_, now) => {
  cloud.now = now
  cloud.statusOf.clear()
  expect(await heldBy(made.id)).toEqual([])
  for (const lineNo of [2, 101, 102, 251]) {
    const id = importedResultId(made as never, lineNo)
    for (const status of ['pending', 'verified']) {
      cloud.statusOf.set(id, status)
      expect(await heldBy(made.id), `line ${lineNo} is ${status}`).toEqual([made.id])
    }
    cloud.statusOf.set(id, 'rejected')
  }
  expect(await heldBy(made.id)).toEqual([])
})

test('an import that does not exist holds no class', async () => {
  expect(await heldBy('ipt_2')).toEqual([])
})
