import { codeWordsOf } from './code-words.ts'
import { drawFormat, drawPatterns } from './fixed-patterns.ts'

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** A text as a QR code (ISO/IEC 18004, bytes, correction level M): rows of squares, dark ones true, without margin. */
export function qrMatrix(text: string): boolean[][] {
  const { version, words } = codeWordsOf(text)
  const drawn = masks.map((_, mask) => draw(version, words, mask))
  return drawn.reduce((best, next) => (unrest(next) < unrest(best) ? next : best))
}

function draw(version: number, words: readonly number[], mask: number): boolean[][] {
  const size = version * 4 + 17
  const cells: (boolean | undefined)[][] = Array.from({ length: size }, () => new Array(size).fill(undefined))
  const set = (x: number, y: number, dark: boolean) => {
    const row = cells[y]
    if (row && x >= 0 && x < size) row[x] = dark
  }
  drawPatterns(version, size, set)
  drawFormat(mask, size, set)
  let bit = 0
  for (const [x, y] of freeSquares(cells, size)) {
    const dark = (((words[bit >>> 3] ?? 0) >>> (7 - (bit & 7))) & 1) === 1
    set(x, y, dark !== masks[mask]?.(x, y))
    bit++
  }
  return cells.map((row) => row.map((dark) => dark === true))
}

/** In pairs of columns from the right, up and down in turn, past the column of the timing pattern. */
function freeSquares(cells: readonly (boolean | undefined)[][], size: number): [x: number, y: number][] {
  const squares: [number, number][] = []
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const upward = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step++) {
      const y = upward ? size - 1 - step : step
      for (const x of [right, right - 1]) if (cells[y]?.[x] === undefined) squares.push([x, y])
    }
  }
  return squares
}

/** How hard a pattern is to read: long runs and large areas of one color, and too much of either. */
function unrest(rows: readonly boolean[][]): number {
  const columns = rows.map((_, x) => rows.map((row) => row[x] === true))
  const runs = [...rows, ...columns].flatMap((line) =>
    [
      ...line
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/0{5,}|1{5,}/g),
    ].map(([run]) => run.length - 2),
  )
  let areas = 0
  for (let y = 1; y < rows.length; y++)
    for (let x = 1; x < rows.length; x++) {
      const dark = rows[y]?.[x]
      if (dark === rows[y]?.[x - 1] && dark === rows[y - 1]?.[x] && dark === rows[y - 1]?.[x - 1]) areas += 3
    }
  const share = rows.flat().filter(Boolean).length / rows.length ** 2
  return runs.reduce((sum, run) => sum + run, areas) + Math.floor(Math.abs(share - 0.5) * 20) * 10
}
