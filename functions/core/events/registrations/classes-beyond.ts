/** The classes of the second list that the first does not hold, each as often as it is more there. */
export function classesBeyond(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before]
  return after.filter((key) => {
    const at = left.indexOf(key)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
