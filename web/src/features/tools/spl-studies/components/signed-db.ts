/** A change in dB with its sign. */
export const signedDb = (db: number): string => {
  const rounded = Number(db.toFixed(1))
  const sign = rounded > 0 ? '+' : rounded < 0 ? '−' : '±'
  return `${sign}${Math.abs(rounded).toFixed(1)}`
}
