import { importsOfEvent, resultImports } from '#core/competitions/competitions/result-imports.ts'
import { organizersDesk } from '#core/competitions/desk/desk-of.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { listImports as contract } from '#shared/competitions/result-imports/contract.ts'
import type { ResultImport } from '#shared/competitions/result-imports/result-import.ts'
import type { Page } from '#shared/platform/http/page.ts'
import type { QueryOf } from '#shared/platform/http/route.ts'

/** The imports of an event, the newest first. */
export async function listImports(
  actor: Actor,
  eventId: string,
  { limit, cursor }: QueryOf<typeof contract>,
): Promise<Page<ResultImport>> {
  await organizersDesk(actor, eventId)
  return resultImports.list({ index: 'gsi1', pk: importsOfEvent(eventId), limit, cursor, newestFirst: true })
}
