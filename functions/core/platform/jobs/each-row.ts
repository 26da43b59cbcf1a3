import { log } from '#core/platform/log/log.ts'

const rowsAtOnce = 10

type Page<T> = { items: T[]; nextCursor?: string }

/** Works on every row of a list, page by page. A row that fails is logged and counted; the others go on. */
export async function eachRow<T extends { userId?: string; id?: string }>(
  job: string,
  list: (cursor: string | undefined) => Promise<Page<T>>,
  work: (row: T) => Promise<boolean>,
): Promise<{ done: number; failed: number }> {
  const count = { done: 0, failed: 0 }
  let cursor: string | undefined
  do {
    const page: Page<T> = await list(cursor)
    for (let start = 0; start < page.items.length; start += rowsAtOnce)
      await Promise.all(
        page.items.slice(start, start + rowsAtOnce).map(async (row) => {
          try {
            if (await work(row)) count.done++
          } catch (error) {
            count.failed++
            const { userId, id } = row
            log.error('job.row_failed', { job, userId, id, error })
          }
        }),
      )
    cursor = page.nextCursor
  } while (cursor)
  return count
}
