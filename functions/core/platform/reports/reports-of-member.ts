import { cases, casesAbout, type StoredCase } from './cases.ts'
import { reports, reportsBy, type StoredReport } from './reports.ts'

/** Yields every report a member has made, page by page. */
export async function* eachReportBy(userId: string): AsyncGenerator<StoredReport> {
  let cursor: string | undefined
  do {
    const page = await reports.list({ index: 'gsi1', pk: reportsBy(userId), limit: 100, cursor })
    yield* page.items
    cursor = page.nextCursor
  } while (cursor)
}

/** Every case about what a member has published, page by page. */
export async function* eachCaseAbout(userId: string): AsyncGenerator<StoredCase> {
  let cursor: string | undefined
  do {
    const page = await cases.list({ index: 'gsi3', pk: casesAbout(userId), limit: 100, cursor })
    yield* page.items
    cursor = page.nextCursor
  } while (cursor)
}
