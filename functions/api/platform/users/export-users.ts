import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { findUsers } from '#core/platform/users/find-users.ts'
import { type Column, csvPart } from '#shared/platform/csv/csv-part.ts'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import { exportUsers as contract } from '#shared/platform/users/user-list-contract.ts'
import type { UserRow } from '#shared/platform/users/user-row.ts'

const rowsAPart = 500

const columns: Column<UserRow>[] = [
  ['Id', (row) => row.id],
  ['Name', (row) => row.name],
  ['Email', (row) => row.email],
  ['Company', (row) => row.companyName],
  ['Membership', (row) => membershipLabels[row.membershipType]],
  ['Status', (row) => row.status],
  ['Verification', (row) => row.verificationStatus],
  ['Registration completed', (row) => (row.registrationCompleted ? 'yes' : 'no')],
  ['Created', (row) => row.createdAt],
  ['Last login', (row) => row.lastLoginAt ?? ''],
]

/** The log names the person who takes the list out of the platform, with the first part. */
async function exportUsers({ actor, body, now }: ApiRequest<typeof contract>) {
  const { items, nextCursor } = await findUsers({ ...body, limit: rowsAPart })
  const isFirst = body.cursor === undefined
  if (isFirst) {
    // Without what was searched for: a name in this log would outlive its account.
    const { cursor, q, ...filter } = body
    const description = 'Exported a list of accounts'
    await commit(
      recordActivity(
        { by: actor, type: 'system_event', description, metadata: { ...filter, searched: Boolean(q) } },
        now,
      ),
    )
  }
  const csv = csvPart({ columns, rows: items, isFirst })
  return { csv, rows: items.length, ...(nextCursor && { nextCursor }) }
}

export const handler = endpoint(contract, exportUsers)
