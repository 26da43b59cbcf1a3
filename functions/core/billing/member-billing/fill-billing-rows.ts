import { eachRow } from '#core/platform/jobs/each-row.ts'
import { jobProgress, noteProgress } from '#core/platform/jobs/job-progress.ts'
import { everybody, listPartition, userRows } from '#core/platform/users/user-rows.ts'
import { keepBillingRow } from './keep-billing-row.ts'

const job = 'fill_billing_rows'
const rowsAPage = 100

/** The day on which rows began to be made as they are today: members from before get theirs once. */
export const rowsMadeSince = '2026-11-25'
const never = '1970-01-01'

/**
 * Gives every member a row of the billing list, once: the table stream makes those of members who change. A run that is
 * cut off goes on where it was; one in which a member failed starts over.
 */
export async function fillBillingRows(): Promise<{ filled: number }> {
  let progress = await jobProgress.get({ job }, { consistent: true })
  const finishedOn = progress?.finishedOn ?? never
  if (finishedOn >= rowsMadeSince) return { filled: 0 }
  let cursor = progress?.cursor
  let filled = 0
  do {
    const page = await userRows.list({ pk: listPartition(everybody), limit: rowsAPage, cursor })
    const { done, failed } = await eachRow(
      job,
      async () => ({ items: page.items }),
      async ({ id }) => {
        await keepBillingRow(id)
        return true
      },
    )
    filled += done
    if (failed > 0) {
      await noteProgress(progress, { job, finishedOn })
      throw new Error(`${failed} rows of the billing list could not be made; the next run starts over.`)
    }
    cursor = page.nextCursor
    if (cursor) progress = await noteProgress(progress, { job, finishedOn, cursor })
  } while (cursor)
  await noteProgress(progress, { job, finishedOn: rowsMadeSince })
  return { filled }
}
