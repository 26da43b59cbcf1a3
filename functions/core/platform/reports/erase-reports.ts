import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { writeBatch } from '#core/platform/db/write-batch.ts'
import { caseHeads, cases, type StoredCase } from './cases.ts'
import { reports, type StoredReport } from './reports.ts'
import { takeBack } from './take-back.ts'

/** Takes a report of a member who leaves out of its case, as if it had been withdrawn, and away. */
export const eraseReport = (key: StoredReport, now: string): Promise<void> =>
  untilUnchanged(
    async () => {
      const [report, about] = await Promise.all([
        reports.get(key, { consistent: true }),
        cases.get({ id: key.caseId }, { consistent: true }),
      ])
      if (!report) return
      const counts = about?.status === 'open' && !report.withdrawnAt
      await commit(...(counts ? await takeBack(about, report, now) : []), reports.delete(report))
    },
    { crowd: true },
  )

/**
 * Erases what a case says about a member who leaves. An open case is deleted with its subject; a decided one
 * stays without the member.
 */
export const eraseCaseAbout = ({ id }: StoredCase): Promise<void> =>
  untilUnchanged(
    async () => {
      const about = await cases.get({ id }, { consistent: true })
      if (!about) return
      if (about.status !== 'open') {
        const { authorId: _, authorName: __, href: ___, ...kept } = about
        await commit(
          cases.put(
            { ...kept, title: 'Deleted', excerpt: '', version: about.version + 1 },
            { version: about.version },
          ),
        )
        return
      }
      // First, because without their case no one could find them again.
      await dropReports(id)
      const head = await caseHeads.get(about, { consistent: true })
      await commit(cases.delete(about), ...(head?.openId === id ? [caseHeads.delete(head)] : []))
    },
    { crowd: true },
  )

async function dropReports(caseId: string): Promise<void> {
  let cursor: string | undefined
  do {
    const page = await reports.list({ pk: `CASE#${caseId}`, prefix: 'REPORT#', limit: 100, cursor })
    await writeBatch(page.items.map((report) => ({ DeleteRequest: { Key: reports.key(report) } })))
    cursor = page.nextCursor
  } while (cursor)
}
