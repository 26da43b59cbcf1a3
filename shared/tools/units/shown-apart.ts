const mostMore = 4

/** Writes two values of one sentence with as many more decimals as they need to look different. */
export function shownApart(
  write: (value: number, more: number) => string,
  one: number,
  other: number,
): readonly [string, string] {
  let more = 0
  while (more < mostMore && write(one, more) === write(other, more)) more++
  return [write(one, more), write(other, more)]
}
