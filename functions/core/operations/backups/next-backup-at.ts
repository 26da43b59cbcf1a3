import { addTime } from '#shared/platform/time/add-time.ts'

/** When the job of the day begins, in UTC. */
const dailyAt = '02:10:00.000Z'

export function nextBackupAt(now: string): string {
  const today = `${now.slice(0, 10)}T${dailyAt}`
  return today > now ? today : addTime(today, { days: 1 })
}
