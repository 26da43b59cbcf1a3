import { qualifiersOf } from '#shared/competitions/brackets/draw-bracket.ts'
import { openBracket } from '#shared/competitions/brackets/open-bracket.ts'
import type { ClassCode } from '#shared/competitions/competitions/class-refusal.ts'
import type { Refusal } from '#shared/refusal.ts'
import type { ClassRules } from './class-at.ts'
import type { ClassStanding } from './class-standing.ts'
import { entryNames } from './entry-names.ts'

/**
 * Explains why the places of a bracket are not known yet, or returns undefined if they are. A class with
 * fewer than two qualified entries has none.
 */
export async function bracketRefusal(
  { bracket, qualified, out, entries }: Pick<ClassStanding, 'bracket' | 'qualified' | 'out' | 'entries'>,
  { format }: Pick<ClassRules, 'format'>,
): Promise<Refusal<ClassCode> | undefined> {
  if (format.kind !== 'head_to_head') return undefined
  if (!bracket)
    return qualifiersOf(qualified).length < 2
      ? undefined
      : { code: 'entry_open', message: 'Draw the bracket first.' }
  const message = openBracket(bracket, out, format, await entryNames(entries, [...out.keys()]))
  return message === undefined ? undefined : { code: 'entry_open', message }
}
