import { foldings } from './fold.ts'

/** A name in each way it may be folded, whatever the order of its words. */
const formsOf = (name: string): string[] =>
  foldings(name).map((folded) => folded.split(' ').filter(Boolean).toSorted().join(' '))

/** True for the same words, however they are written and in whatever order; `Porter, Robin` is Robin Porter. */
export function isSameName(one: string, other: string): boolean {
  const forms = formsOf(other)
  return formsOf(one).some((form) => form !== '' && forms.includes(form))
}
