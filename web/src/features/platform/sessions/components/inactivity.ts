/** The time between the warning and the end. */
const warningMs = 120_000

/**
 * Reads the time of the last activity, which all tabs share. Invalid text counts as no activity, and no time
 * is later than now.
 */
export function lastActivityOf(text: string | null, now: number): number {
  const at = Number(text ?? 0)
  return at > 0 ? Math.min(at, now) : 0
}

export type Standing = {
  state: 'active' | 'warned' | 'over'
  endsAt: number
  /** The time until the next check. */
  msUntilNext: number
}

/** The state of a session that ends `limitMs` after the last sign of life. */
export function standing(lastActivityAt: number, now: number, limitMs: number): Standing {
  const endsAt = lastActivityAt + limitMs
  const warnsAt = endsAt - Math.min(warningMs, limitMs / 2)
  if (now >= endsAt) return { state: 'over', endsAt, msUntilNext: 0 }
  if (now >= warnsAt) return { state: 'warned', endsAt, msUntilNext: endsAt - now }
  return { state: 'active', endsAt, msUntilNext: warnsAt - now }
}

/** 119000 is "1:59". */
export function countdownText(msLeft: number): string {
  const seconds = Math.max(0, Math.ceil(msLeft / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
