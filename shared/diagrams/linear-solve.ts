/** A square matrix, made ready to be solved for many right sides; undefined where it has no single answer. */
export type Solver = (right: readonly number[]) => number[]

/** Gauss with the largest pivot of each column. */
export function solverOf(matrix: readonly (readonly number[])[]): Solver | undefined {
  const size = matrix.length
  const lu = matrix.map((row) => Float64Array.from(row))
  const order = Array.from({ length: size }, (_, at) => at)
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let row = column + 1; row < size; row++)
      if (Math.abs(at(lu, row, column)) > Math.abs(at(lu, pivot, column))) pivot = row
    if (Math.abs(at(lu, pivot, column)) < 1e-12) return undefined
    swap(lu, pivot, column)
    swap(order, pivot, column)
    const top = lu[column] as Float64Array
    for (let row = column + 1; row < size; row++) {
      const below = lu[row] as Float64Array
      const factor = (below[column] as number) / (top[column] as number)
      below[column] = factor
      // Networks of cables are sparse: most rows have nothing in this column.
      if (factor === 0) continue
      for (let next = column + 1; next < size; next++)
        below[next] = (below[next] as number) - factor * (top[next] as number)
    }
  }
  return (right) => {
    const found = order.map((from) => right[from] as number)
    for (let row = 0; row < size; row++)
      for (let column = 0; column < row; column++)
        found[row] = (found[row] as number) - at(lu, row, column) * (found[column] as number)
    for (let row = size - 1; row >= 0; row--) {
      for (let column = row + 1; column < size; column++)
        found[row] = (found[row] as number) - at(lu, row, column) * (found[column] as number)
      found[row] = (found[row] as number) / at(lu, row, row)
    }
    return found
  }
}

const at = (lu: readonly Float64Array[], row: number, column: number) =>
  (lu[row] as Float64Array)[column] as number

function swap<One>(list: One[], one: number, other: number) {
  const kept = list[one] as One
  list[one] = list[other] as One
  list[other] = kept
}
