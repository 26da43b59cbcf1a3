import { commitImport, getImport, planImport } from '#shared/competitions/result-imports/contract.ts'
import { guessColumns } from '#shared/competitions/result-imports/guess-columns.ts'
import type { ResultImport } from '#shared/competitions/result-imports/result-import.ts'
import type { BodyOf } from '#shared/platform/http/route.ts'
import type { Client } from './client.ts'

type Body = BodyOf<typeof planImport>
type EventId = ResultImport['eventId']

/** Lines of a file below its header. */
export const csvOf = (header: string, ...lines: string[]) => `${[header, ...lines].join('\n')}\n`

export const resultsHeader = 'Name,Class,Score,Place'

/** A file as the browser sends it, with the columns that its header suggests. */
export const aFile = (csv: string, more: Partial<Body> = {}): Body => ({
  kind: 'results',
  fileName: 'results.csv',
  csv,
  columns: guessColumns((csv.replace('\ufeff', '').split(/\r?\n/)[0] ?? '').split(/[,;\t]/)),
  choice: 'skip',
  ...more,
})

export const plan = (client: Client, eventId: EventId, csv: string, more: Partial<Body> = {}) =>
  client.call(planImport, { params: { eventId }, body: aFile(csv, more) })

const named = ({ eventId, id: importId }: ResultImport) => ({ eventId, importId })
export const about = (of: ResultImport) => ({ params: named(of) })

export const commitOf = (client: Client, of: ResultImport, goodLinesOnly = true) =>
  client.call(commitImport, { ...about(of), body: { planHash: of.planHash, goodLinesOnly } })

/** Returns the sentences of an import’s lines. */
export async function sentencesOf(client: Client, of: ResultImport): Promise<string[]> {
  const { body } = await client.call(getImport, about(of))
  return body.items.map(({ sentence }) => sentence)
}
