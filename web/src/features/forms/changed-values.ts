import { isSame } from './is-same.ts'

/** What a form says differently from what it was filled with. */
export const changedValues = <Values extends object>(before: object, after: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => !isSame(value, (before as Record<string, unknown>)[name]),
    ),
  ) as Partial<Values>
