import { addTime } from '#shared/platform/time/add-time.ts'
import { eventLines, type StoredLine } from './event-lines.ts'

/** Events were in groups by how many days they take at most; the last one also had those that take longer. */
const lengths = [1, 2, 4, 8, 16]
const readAtOnce = 2000

/** What is running by lines from before they were found by day. */
export async function runningBeforeDays(now: string): Promise<StoredLine[]> {
  const all = await Promise.all(
    lengths.map(async (days) => {
      const last = days === lengths.at(-1) ? '~' : `${addTime(now, { days })}$`
      const lines: StoredLine[] = []
      let cursor: string | undefined
      do {
        const page: { items: StoredLine[]; nextCursor?: string } = await eventLines.list({
          index: 'gsi2',
          pk: `EVTLINES#DAYS#${days}`,
          between: [`${now}$`, last],
          limit: readAtOnce,
          cursor,
        })
        lines.push(...page.items.filter(({ startsAt }) => startsAt <= now))
        cursor = page.nextCursor
      } while (cursor)
      return lines
    }),
  )
  return all.flat()
}
