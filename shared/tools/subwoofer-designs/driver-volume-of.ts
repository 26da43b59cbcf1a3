type Row = { sizeIn: number; volume: number }

/** Returns the volume a driver takes by the nearest size of a table, m³. */
export function driverVolumeOf(sizeIn: number, rows: readonly Row[]): number {
  const nearest = rows.reduce<Row | undefined>(
    (one, other) => (one && Math.abs(one.sizeIn - sizeIn) <= Math.abs(other.sizeIn - sizeIn) ? one : other),
    undefined,
  )
  return nearest?.volume ?? 0
}
