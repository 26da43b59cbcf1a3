/** So many months in a row, such as `2027-05`, beginning with one of them; backward where the step is -1. */
export const monthsFrom = (month: string, count: number, step: 1 | -1 = 1): string[] =>
  Array.from({ length: count }, (_, at) => {
    const [year = 0, ordinal = 1] = month.split('-').map(Number)
    return new Date(Date.UTC(year, ordinal - 1 + at * step, 1)).toISOString().slice(0, 7)
  })
