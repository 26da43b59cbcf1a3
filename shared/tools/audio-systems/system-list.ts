import type { SystemStudy } from './system-study.ts'

export type ListedPart = {
  name: string
  count: number
  /** The price of one, and of all, in cents; undefined without a price. */
  price: number | undefined
  total: number | undefined
}

export type SystemList = {
  parts: ListedPart[]
  /** The sum of all known prices, in cents. */
  total: number
  /** Parts that have none. */
  unpriced: number
  /** Cents; below 0 where the system costs more. */
  left: number | undefined
}

/** Lists the parts of a system and what they cost. */
export function systemList(study: SystemStudy): SystemList {
  const { headUnit, dsp, speakers, subwoofers, amplifiers, wiringPrice, goals } = study
  const one = { count: 1 }
  const rows = [
    { ...headUnit, ...one },
    ...(dsp ? [{ ...dsp, ...one }] : []),
    ...speakers,
    ...(subwoofers ? [subwoofers] : []),
    ...amplifiers,
    { name: 'Cables, fuses and connectors', price: wiringPrice, ...one },
  ]
  const parts = rows.map(({ name, count, price }) => ({
    name,
    count,
    price,
    total: price === undefined ? undefined : price * count,
  }))
  const total = parts.reduce((sum, part) => sum + (part.total ?? 0), 0)
  return {
    parts,
    total,
    unpriced: parts.filter(({ price }) => price === undefined).length,
    left: goals.budget === undefined ? undefined : goals.budget - total,
  }
}
