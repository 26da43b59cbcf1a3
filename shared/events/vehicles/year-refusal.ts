/**
 * Explains why a vehicle cannot be of a year; undefined if it can: next year’s models are already on the
 * road.
 */
export function yearRefusal(year: number, now: string): string | undefined {
  const latest = Number(now.slice(0, 4)) + 1
  return year > latest ? `Enter a year up to ${latest}.` : undefined
}
