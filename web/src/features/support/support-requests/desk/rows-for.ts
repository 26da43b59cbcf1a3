const lettersInRow = 70
const fewest = 2
const most = 12

/** The rows of a text field, which grows with what is typed. */
export function rowsFor(text: string): number {
  const rows = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lettersInRow)), 0)
  return Math.min(most, Math.max(fewest, rows))
}
