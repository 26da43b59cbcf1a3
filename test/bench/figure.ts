/** One line of the report. `met` is undefined where there is no target. */
export type Figure = { name: string; value: string; target: string; met?: boolean; detail?: string[] }

export type Bench = (options: { verbose: boolean }) => Promise<Figure[]>

const rounded = (value: number) => {
  if (Math.abs(value) >= 100) return value.toFixed(0)
  return Math.abs(value) >= 10 ? value.toFixed(1) : value.toFixed(2)
}

const quantity = (value: number, unit: string) => `${rounded(value)}${unit && ` ${unit}`}`

export const atMost = (name: string, value: number, limit: number, unit = ''): Figure => ({
  name,
  value: quantity(value, unit),
  target: `≤ ${limit}${unit && ` ${unit}`}`,
  met: value <= limit,
})

export const atLeast = (name: string, value: number, limit: number, unit = ''): Figure => ({
  name,
  value: quantity(value, unit),
  target: `≥ ${limit}${unit && ` ${unit}`}`,
  met: value >= limit,
})

export const holds = (name: string, held: boolean): Figure => ({
  name,
  value: held ? 'none' : 'some',
  target: 'none',
  met: held,
})

/** A figure that others are compared with. */
export const known = (name: string, value: number, unit = ''): Figure => ({
  name,
  value: quantity(value, unit),
  target: '',
})
