import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { knownKeys } from '#core/platform/db/known-keys.ts'
import { ImportField, ResultImport } from '#shared/competitions/result-imports/result-import.ts'
import { AppError } from '#shared/errors.ts'

export const importsOfEvent = (eventId: string) => `EVT#${eventId}#IPT`

/** Imports of results and runs. `gsi1` lists those of an event. */
export const resultImports = entity({
  name: 'result-import',
  erasure: 'kept',
  schema: z.extend(ResultImport, { columns: knownKeys(ImportField, z.int()) }),
  key: ({ id }: { id: string }) => ({ pk: `IPT#${id}`, sk: 'META' }),
  gsi1: ({ eventId, createdAt, id }) => ({ pk: importsOfEvent(eventId), sk: `${createdAt}#${id}` }),
})

/** An import as it is now. */
export async function readImport({
  eventId,
  importId,
}: {
  eventId: string
  importId: string
}): Promise<ResultImport> {
  const found = await resultImports.get({ id: importId }, { consistent: true })
  if (found?.eventId !== eventId)
    throw new AppError('not_found', 'import_not_found', 'This event does not have this import.')
  return found
}
