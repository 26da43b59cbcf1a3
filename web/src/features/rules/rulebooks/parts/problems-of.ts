import type { FieldError } from '#shared/errors.ts'
import type { Rulebook } from '#shared/rules/rulebooks/rulebook.ts'
import { rulebookProblems } from '#shared/rules/rulebooks/rulebook-problems.ts'

export type Part = 'formats' | 'classes' | 'rubrics' | 'violations'

/**
 * Lists the problems that keep a draft from being published. Problems in a published version do not count.
 */
export const problemsOf = (rulebook: Rulebook): FieldError[] =>
  rulebook.status === 'draft' ? rulebookProblems(rulebook) : []

/** Lists the problems of one line of a part. */
export const problemsAt = (problems: readonly FieldError[], part: Part, at: number): string[] =>
  problems
    .filter(({ path }) => path === `${part}.${at}` || path.startsWith(`${part}.${at}.`))
    .map(({ message }) => message)

/** Returns the problem of a field of one line. */
export const problemOf = (problems: readonly FieldError[], part: Part, at: number, field: string) =>
  problems.find(({ path }) => path === `${part}.${at}.${field}`)?.message
