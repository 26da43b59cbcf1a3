/** How long before the end the warning comes. */
const warningMs = 120_000

/** When the last sign of life was, by what all tabs share; nonsense is none, and nothing was later than now. */
export function lastActivityOf(text: string | null, now: number): number {
  const at = Number(text ?? 0)
  return at > 0 ? Math.min(at, now) : 0
}

export type Standing = {
  state: 'active' | 'warned' | 'over'
  endsAt: number
  /** When to look again. */
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
