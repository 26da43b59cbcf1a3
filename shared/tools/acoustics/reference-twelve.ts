import type { Driver } from './driver.ts'

/** A middle-of-the-road 12-inch subwoofer that no one makes. */
export const referenceTwelve: Driver = {
  fs: 30,
  qes: 0.5,
  qms: 6.5,
  vas: 0.055,
  sd: 0.049,
  re: 3.4,
  le: 0.0012,
  xmax: 0.018,
}

/** The impedance that amplifiers are rated into for it, Ω. */
export const referenceTwelveOhms = 4
