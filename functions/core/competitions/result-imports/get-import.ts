import {
  importLines,
  linesPartition,
  type StoredLine,
  shownLine,
} from '#core/competitions/competitions/import-lines.ts'
import { readImport } from '#core/competitions/competitions/result-imports.ts'
import { organizersDesk } from '#core/competitions/desk/desk-of.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { getImport as contract, ImportLineFilter } from '#shared/competitions/result-imports/contract.ts'
import type { ImportLine } from '#shared/competitions/result-imports/result-import.ts'
import type { AnswerOf, ParamsOf, QueryOf } from '#shared/platform/http/route.ts'

/** A file has 2,000 lines; a search for one outcome reads at most this many pages. */
const mostReads = 20

const isMeant = ({ outcome, isLeft }: StoredLine, wanted: ImportLineFilter | undefined) =>
  wanted === undefined || (wanted === 'left' ? isLeft === true : outcome === wanted)

/** An import with a page of its lines. */
export async function getImport(
  actor: Actor,
  named: ParamsOf<typeof contract>,
  { outcome, limit, cursor: from }: QueryOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  await organizersDesk(actor, named.eventId)
  const of = await readImport(named)
  const items: ImportLine[] = []
  let cursor = from
  for (let read = 0; read < mostReads; read++) {
    const page = await importLines.list({
      pk: linesPartition(of.id),
      prefix: 'LINE#',
      limit: limit - items.length,
      cursor,
      consistent: true,
    })
    items.push(...page.items.filter((line) => isMeant(line, outcome)).map(shownLine))
    cursor = page.nextCursor
    if (!cursor || items.length >= limit) break
  }
  return { import: of, items, ...(cursor && { nextCursor: cursor }) }
}
