import { qualifiersOf } from '#shared/competitions/brackets/draw-bracket.ts'
import { isDecided } from '#shared/competitions/brackets/placed-by-bracket.ts'
import type { ClassCode } from '#shared/competitions/competitions/class-refusal.ts'
import type { Refusal } from '#shared/refusal.ts'
import type { ClassRules } from './class-at.ts'
import type { ClassStanding } from './class-standing.ts'

/**
 * Explains why the places of a bracket are not known yet, or returns undefined if they are. A class with
 * fewer than two qualified entries has none.
 */
export function bracketRefusal(
  { bracket, qualified }: Pick<ClassStanding, 'bracket' | 'qualified'>,
  { format }: Pick<ClassRules, 'format'>,
): Refusal<ClassCode> | undefined {
  if (format.kind !== 'head_to_head') return undefined
  if (bracket)
    return isDecided(bracket, format)
      ? undefined
      : { code: 'entry_open', message: 'The bracket is not finished.' }
  return qualifiersOf(qualified).length < 2
    ? undefined
    : { code: 'entry_open', message: 'Draw the bracket first.' }
}
