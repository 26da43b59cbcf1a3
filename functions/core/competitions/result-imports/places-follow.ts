import { linesOf } from '#core/competitions/competitions/import-lines.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { ResultImport } from '#shared/competitions/result-imports/result-import.ts'

/** Announces the classes whose results an import changed: the places of the others there follow. */
export async function placesFollow({ id, kind, eventId }: ResultImport, now: string): Promise<Write[]> {
  if (kind === 'runs') return []
  const lines = await linesOf(id)
  const written = lines.filter(({ outcome }) => outcome === 'create' || outcome === 'update')
  const classKeys = [...new Set(written.flatMap(({ row }) => row?.classKey ?? []))]
  return classKeys.length > 0 ? [announce('imports.changed', { eventId, classKeys }, now)] : []
}
