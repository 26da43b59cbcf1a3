const delimiters = [',', ';', '\t'] as const
export type Delimiter = (typeof delimiters)[number] | '|'
const looksAtLines = 20

/** Spreadsheets write the separator of a file in a first line of its own, which is no data. */
const told = /^"?sep=([,;\t|])"?[ \t]*(?:\r\n|\r|\n|$)/i

type Counts = Record<(typeof delimiters)[number], number>
const none = (): Counts => ({ ',': 0, ';': 0, '\t': 0 })

/** The signs outside quotation marks in each of the first 20 lines. */
function countedLines(text: string): Counts[] {
  const lines = [none()]
  let isQuoted = false
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted
    if (isQuoted) continue
    if (sign === '\n' && lines.length === looksAtLines) break
    const last = lines.at(-1) as Counts
    if (sign === '\n') lines.push(none())
    else if (sign in last) last[sign as keyof Counts]++
  }
  return lines
}

/** The number of lines in which a sign parts the cells as it does in most: a delimiter does, a decimal comma may not. */
function alike(counts: readonly number[]): number {
  const lines = new Map<number, number>()
  for (const count of counts) if (count > 0) lines.set(count, (lines.get(count) ?? 0) + 1)
  return Math.max(0, ...lines.values())
}

/** The separator of cells: what the file says, otherwise the sign that occurs equally often in the most lines. */
export function delimiterOf(text: string): Delimiter {
  const said = told.exec(text)?.[1]
  if (said) return said as Delimiter
  const lines = countedLines(text)
  const weight = (sign: keyof Counts) => {
    const counts = lines.map((line) => line[sign])
    return { lines: alike(counts), sum: counts.reduce((sum, one) => sum + one, 0) }
  }
  return delimiters.reduce((best, one) => {
    const [a, b] = [weight(best), weight(one)]
    return b.lines > a.lines || (b.lines === a.lines && b.sum > a.sum) ? one : best
  })
}

/** The first line of a file if it only tells the separator, with its end. */
export const toldLine = (text: string): string => told.exec(text)?.[0] ?? ''
