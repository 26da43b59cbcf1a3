const unitMs = { days: 86_400_000, hours: 3_600_000, minutes: 60_000, seconds: 1000 }
type Unit = keyof typeof unitMs

/** The instant so long after another, or before it: `addTime(now, { days: 14 })`. Months are `addMonths`. */
export function addTime(at: string, span: Partial<Record<Unit, number>>): string {
  const units = Object.keys(span) as Unit[]
  const ms = units.reduce((sum, unit) => sum + (span[unit] ?? 0) * unitMs[unit], 0)
  return new Date(Date.parse(at) + ms).toISOString()
}
