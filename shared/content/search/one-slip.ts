/** True where one word is the other with one slip of the pen: a letter too many, missing, wrong, or two swapped. */
export function isOneSlip(one: string, other: string): boolean {
  const [shorter, longer] = [[...one], [...other]].toSorted((a, b) => a.length - b.length)
  if (!shorter || !longer || longer.length - shorter.length > 1) return false
  const at = longer.findIndex((letter, place) => letter !== shorter[place])
  if (at < 0) return false
  const rest = (letters: readonly string[], from: number) => letters.slice(from).join('')
  if (longer.length > shorter.length) return rest(longer, at + 1) === rest(shorter, at)
  const isSwap = longer[at] === shorter[at + 1] && longer[at + 1] === shorter[at]
  return (
    rest(longer, at + 1) === rest(shorter, at + 1) ||
    (isSwap && rest(longer, at + 2) === rest(shorter, at + 2))
  )
}
