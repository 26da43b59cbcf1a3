import { organizersDesk } from '#core/competitions/desk/desk-of.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { getImportMapping as contract } from '#shared/competitions/result-imports/contract.ts'
import { guessColumns, headersKeyOf } from '#shared/competitions/result-imports/guess-columns.ts'
import type { AnswerOf, BodyOf } from '#shared/platform/http/route.ts'
import { importMappings } from './import-mappings.ts'

/** Returns how the caller last read a file with these headers, or what the headers suggest. */
export async function getImportMapping(
  actor: Actor,
  eventId: string,
  { kind, headers }: BodyOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  await organizersDesk(actor, eventId)
  const { userId } = actor
  const kept = await importMappings.get({ userId, kind, headersKey: headersKeyOf(headers) })
  return { columns: kept?.columns ?? guessColumns(headers), isKept: kept !== undefined }
}
