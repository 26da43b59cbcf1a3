import { expect, test } from 'vitest'
import { listAllTransactions } from '#shared/billing/billing/admin-contract.ts'
import { listWebhookLogs } from '#shared/billing/webhooks/admin-contract.ts'
import { TimeLineKind } from '#shared/operations/member-time-lines/time-line-entry.ts'
import { listActivities } from '#shared/platform/activities/contract.ts'
import { listMails } from '#shared/platform/mails/contract.ts'
import { listSupportRequests } from '#shared/support/support-requests/admin-contract.ts'
import { guards, openKinds } from './open-kinds.ts'

test.each(TimeLineKind.options)('without the right to its list, %s are hidden, and nothing else', (kind) => {
  expect(openKinds((what) => what !== kind)).toEqual({
    shown: TimeLineKind.options.filter((one) => one !== kind),
    hidden: [kind],
  })
})

test('who may not open a list sees nothing of it in a time line', () => {
  expect(guards).toMatchObject({
    log: listActivities.auth,
    payments: listAllTransactions.auth,
    mails: listMails.auth,
    webhooks: listWebhookLogs.auth,
    requests: listSupportRequests.auth,
  })
})
