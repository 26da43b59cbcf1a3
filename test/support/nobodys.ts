import { demoUserId } from '#lib/local/seed/demo-accounts.ts'
import { newId } from '#shared/ids.ts'
import type { SampleSubject } from './sample-inputs.ts'

/** Names of things that are nobody’s, for requests that need none of their own. */
export const nobodys: SampleSubject = {
  version: 1,
  notificationId: newId('ntf', '2026-01-01T00:00:00.000Z'),
  uploadId: newId('upl', '2026-01-01T00:00:00.000Z'),
  documentUploadId: newId('upl', '2026-01-01T00:00:00.000Z'),
  documentId: newId('doc', '2026-01-01T00:00:00.000Z'),
  applicantId: demoUserId('pending@demo.test'),
  mailId: newId('mail', '2026-01-01T00:00:00.000Z'),
  sessionId: '00000000-0000-4000-8000-00000000dead',
  code: '000000',
  recovery: { email: 'nobody@example.test', recoveryCode: '0000-0000-0000-0000' },
  otherMemberId: demoUserId('member@demo.test'),
  impersonationId: newId('imp', '2026-01-01T00:00:00.000Z'),
  googleHandle: '',
  refreshToken: 'nobodys',
  roleName: 'nobody_has_it',
  paymentMethodId: newId('pay', '2026-01-01T00:00:00.000Z'),
  providerMethodId: 'pm_nobodys',
  webhookId: newId('whk', '2026-01-01T00:00:00.000Z'),
  transactionId: newId('txn', '2026-01-01T00:00:00.000Z'),
  invoiceId: newId('ivc', '2026-01-01T00:00:00.000Z'),
  exportId: newId('exp', '2026-01-01T00:00:00.000Z'),
  otherEmail: 'nobody@example.test',
  otherId: '00000000-0000-4000-8000-00000000beef',
  invitationId: newId('inv', '2026-01-01T00:00:00.000Z'),
  invitationToken: '',
  resourceId: newId('rsc', '2026-01-01T00:00:00.000Z'),
  resourceOrder: { ids: [], orderVersion: 0 },
}
