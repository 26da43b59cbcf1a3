import { listMails } from '#shared/platform/mails/contract.ts'
import type { MailStatus } from '#shared/platform/mails/mail.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

export const mailPagesQuery = (status: MailStatus) =>
  pagesQuery(listMails, {
    key: ['mails', status],
    query: { status },
    // Mails change their status by themselves.
    staleTime: 5000,
  })
