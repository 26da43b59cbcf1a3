export type DriverWiring = {
  /** The wiring of each driver’s two coils; `single` has one. */
  coils: 'single' | 'parallel' | 'series'
  /** Drivers in a string, and strings side by side. */
  series: number
  strings: number
  /** Ω. */
  load: number
  /** The part of the power that each coil gets. */
  coilShare: number
}

const coilFactor = { single: 1, parallel: 1 / 2, series: 2 } as const

/** Every balanced wiring of equal drivers that uses all their coils: z·(2 or ½)·series/strings. */
export function driverWirings(drivers: number, coils: 1 | 2, coilOhms: number): DriverWiring[] {
  const ways = coils === 1 ? (['single'] as const) : (['parallel', 'series'] as const)
  const divisors = Array.from({ length: drivers }, (_, at) => at + 1).filter((one) => drivers % one === 0)
  return ways.flatMap((way) =>
    divisors.map((series) => {
      const strings = drivers / series
      const load = (coilOhms * coilFactor[way] * series) / strings
      return { coils: way, series, strings, load, coilShare: 1 / (drivers * coils) }
    }),
  )
}
