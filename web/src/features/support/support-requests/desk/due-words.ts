import type { Tone } from '#web/ui/badge.tsx'

const minuteMs = 60_000
const soonMinutes = 30

/** How long, in the largest unit that fits: `25 min`, `3 h`, `2 days`. */
function spanWords(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return `${hours} h`
  return `${Math.floor(hours / 24)} days`
}

/** How a due time stands against the clock: `due in 25 min`, `due now`, `2 h late`. */
export function dueWords(dueAt: string, now: string): string {
  const minutes = Math.trunc((Date.parse(dueAt) - Date.parse(now)) / minuteMs)
  if (minutes === 0) return 'due now'
  return minutes > 0 ? `due in ${spanWords(minutes)}` : `${spanWords(-minutes)} late`
}

/** Late ones stand out, and those that soon will be. */
export function dueTone(dueAt: string, now: string): Tone {
  const left = Date.parse(dueAt) - Date.parse(now)
  if (left <= -minuteMs) return 'danger'
  return left <= soonMinutes * minuteMs ? 'warning' : 'neutral'
}
