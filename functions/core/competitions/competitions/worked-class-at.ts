import { type ClassAt, type ClassRules, judgedClassAt } from '#core/competitions/competitions/class-at.ts'
import { asWorked } from './as-worked.ts'

/** A class where runs and sheets are taken. */
export async function workedClassAt(
  eventId: string,
  classKey: string,
): Promise<ClassAt & { rules: ClassRules }> {
  const at = await judgedClassAt(eventId, classKey)
  return { ...at, of: await asWorked(at.of) }
}
