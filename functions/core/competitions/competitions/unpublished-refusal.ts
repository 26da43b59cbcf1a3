import type { ClassCode } from '#shared/competitions/competitions/class-refusal.ts'
import type { Refusal } from '#shared/refusal.ts'
import type { JudgedClass } from './change-class.ts'
import type { ClassStanding } from './class-standing.ts'
import { publishedRevision } from './published-revision.ts'

/**
 * Explains why the head judge cannot sign the published places: an entry has withdrawn since then, or a tie
 * was decided.
 */
export async function unpublishedRefusal(
  at: JudgedClass,
  standing: ClassStanding,
  now: string,
): Promise<Refusal<ClassCode> | undefined> {
  const { before, changed } = await publishedRevision({ at, standing, by: '' }, now)
  return before && changed.length > 0
    ? {
        code: 'class_state',
        message: 'The places have changed since they were published. Publish another revision first.',
      }
    : undefined
}
