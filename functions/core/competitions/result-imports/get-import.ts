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
import { entrantLabel } from '#shared/competitions/result-imports/match-competitor.ts'
import type { ImportLine } from '#shared/competitions/result-imports/result-import.ts'
import type { AnswerOf, ParamsOf, QueryOf } from '#shared/platform/http/route.ts'
import { entrantsAt } from './import-entrants.ts'

/** A file has 2,000 lines; a search for one outcome reads at most this many pages. */
const mostReads = 20

function isMeant({ outcome, questions, warning, isLeft }: StoredLine, wanted: ImportLineFilter | undefined) {
  if (wanted === 'left') return isLeft === true
  if (wanted === 'question') return questions !== undefined
  if (wanted === 'warning') return warning !== undefined
  return wanted === undefined || outcome === wanted
}

/** Everyone whom an organizer can name for a line. */
async function entrantsToChoose(eventId: string) {
  const entrants = await entrantsAt(eventId)
  return entrants
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-US'))
    .map((one) => ({ registrationId: one.registrationId, label: entrantLabel(one) }))
}

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
  const isAsking = outcome === 'question' && of.status === 'planned' && items.length > 0
  return {
    import: of,
    items,
    ...(cursor && { nextCursor: cursor }),
    ...(isAsking && { entrants: await entrantsToChoose(named.eventId) }),
  }
}
