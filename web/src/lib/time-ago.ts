const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })

/**
 * Says how long ago something happened, in the largest unit that fits. A time ahead of our clock reads as
 * now.
 */
export function timeAgo(at: string, now: number): string {
  const seconds = Math.max(0, (now - Date.parse(at)) / 1000)
  for (const [unit, size] of units) {
    if (seconds >= size) return words.format(-Math.floor(seconds / size), unit)
  }
  return 'just now'
}
