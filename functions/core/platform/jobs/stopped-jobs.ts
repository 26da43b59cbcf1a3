const minutesOf: Record<string, number> = { minute: 1, hour: 60, day: 24 * 60 }

/** A run may take a quarter of an hour, and be tried again after it failed. */
const shortestGraceMinutes = 30

/**
 * The longest time between two runs of a schedule, in minutes. It knows `rate(…)`, and `cron(…)` for one moment of each
 * day, week, or month; throws for any other.
 */
export function longestPause(schedule: string): number {
  const [, count, unit = ''] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(schedule) ?? []
  if (count) return Number(count) * (minutesOf[unit] ?? Number.NaN)
  const [, day, weekday] = /^cron\(\d+ \d+ (\S+) \* (\S+) \*\)$/.exec(schedule) ?? []
  if (day === '*') return 24 * 60
  if (day === '?' && /^[A-Z]{3}$/.test(weekday ?? '')) return 7 * 24 * 60
  if (day && /^\d+$/.test(day)) return 31 * 24 * 60
  throw new Error(`No one knows how often ${schedule} runs.`)
}

type Known = {
  schedules: Readonly<Record<string, string>>
  /** The due time of the last run of each job that ended well. */
  lastRuns: ReadonlyMap<string, string>
  /** Jobs of a restored platform are not missed before its release. */
  releasedAt?: string | undefined
  now: string
}

/** The jobs that should have run by now; those that never ran are not among them. */
export function stoppedJobs({ schedules, lastRuns, releasedAt = '', now }: Known): string[] {
  return Object.entries(schedules).flatMap(([job, schedule]) => {
    const last = lastRuns.get(job)
    if (!last) return []
    const pause = longestPause(schedule)
    const since = last > releasedAt ? last : releasedAt
    const lateFromMs = Date.parse(since) + (pause + Math.max(shortestGraceMinutes, pause / 10)) * 60_000
    return Date.parse(now) > lateFromMs ? [job] : []
  })
}
