import type { DriverField } from '#shared/tools/acoustics/entered-driver.ts'

/** The way the values of a driver are written. */
export const fieldNames: Record<DriverField, string> = {
  fs: 'fs',
  qts: 'Qts',
  qes: 'Qes',
  qms: 'Qms',
  vas: 'Vas',
  re: 'Re',
  le: 'Le',
  sd: 'Sd',
  xmax: 'Xmax',
  pe: 'Rated power',
  mms: 'Mms',
  cms: 'Cms',
  rms: 'Rms',
  bl: 'Bl',
}
