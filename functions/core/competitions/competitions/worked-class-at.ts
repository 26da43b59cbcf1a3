import { type ClassAt, type ClassRules, judgedClassAt } from '#core/competitions/competitions/class-at.ts'
import { withCurrentImports } from './with-current-imports.ts'

/** A class where runs and sheets are taken. */
export async function workedClassAt(
  eventId: string,
  classKey: string,
): Promise<ClassAt & { rules: ClassRules }> {
  const at = await judgedClassAt(eventId, classKey)
  return { ...at, of: await withCurrentImports(at.of) }
}
