import { invitations } from '#core/invitations/invitations.ts'
import { eachRow } from '#core/jobs/each-row.ts'
import { mails } from '#core/mails/mails.ts'
import { verifications } from '#core/verifications/verifications.ts'
import { countWaitingWork } from './count-waiting-work.ts'

const job = 'count_all_waiting_work'

type Page = { items: { userId?: string; id?: string }[]; nextCursor?: string }

/** Every list of what waits, by the kind of what is in it. */
const lists: [entity: string, page: (cursor: string | undefined) => Promise<Page>][] = [
  [
    verifications.name,
    (cursor) => verifications.list({ index: 'gsi1', pk: 'VERIFICATIONS_WAITING', limit: 100, cursor }),
  ],
  [
    invitations.name,
    (cursor) => invitations.list({ index: 'gsi2', pk: 'INVITATIONS#open', limit: 100, cursor }),
  ],
  ...(['queued', 'sending', 'failed'] as const).map((status): (typeof lists)[number] => [
    mails.name,
    (cursor) => mails.list({ index: 'gsi2', pk: `MAILS#${status}`, limit: 100, cursor }),
  ]),
]

/** Counts what waited before there were counters, or what their reader has missed. What is counted stays so. */
export async function countAllWaitingWork(): Promise<void> {
  let failed = 0
  for (const [entity, page] of lists) {
    const counted = await eachRow(job, page, async (row) => {
      await countWaitingWork(entity, row)
      return true
    })
    failed += counted.failed
  }
  if (failed > 0) throw new Error(`${failed} waiting items could not be counted; they will be retried.`)
}
