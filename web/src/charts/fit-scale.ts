const steps = [1, 2, 2.5, 5, 10]

type Marks = readonly [low: number, middle: number, high: number]

/**
 * Returns the marks of an axis: three round figures, the lowest first, between which all values fall. Values that are
 * all the same stand in the middle.
 */
export function fitScale(values: readonly number[]): Marks {
  const least = Math.min(...values)
  const most = Math.max(...values)
  if (least === most) return marksFrom(least - 1, 1)
  for (let power = 10 ** Math.floor(Math.log10((most - least) / 2)); ; power *= 10)
    for (const step of steps.map((one) => one * power)) {
      const low = Math.floor(least / step + 1e-9) * step
      if (low + 2 * step >= most - step * 1e-9) return marksFrom(low, step)
    }
}

const marksFrom = (low: number, step: number): Marks => {
  const rounded = (mark: number) => Math.round(mark * 1000) / 1000
  return [rounded(low), rounded(low + step), rounded(low + 2 * step)]
}
