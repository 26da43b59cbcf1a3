import type { Driver } from '#shared/tools/acoustics/driver.ts'

type VectorDriver = Record<
  'fs_hz' | 'qes' | 'qms' | 'vas_l' | 're_ohm' | 'le_mh' | 'sd_cm2' | 'xmax_mm' | 'pe_w',
  number
>

/** The driver of a vector, in SI units. */
export const vectorDriver = (of: unknown): Driver => {
  const driver = of as VectorDriver
  return {
    fs: driver.fs_hz,
    qes: driver.qes,
    qms: driver.qms,
    vas: driver.vas_l / 1e3,
    re: driver.re_ohm,
    le: driver.le_mh / 1e3,
    sd: driver.sd_cm2 / 1e4,
    xmax: driver.xmax_mm / 1e3,
    pe: driver.pe_w,
  }
}
