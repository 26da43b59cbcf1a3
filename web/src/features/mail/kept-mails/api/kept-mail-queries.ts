import { getMail, listMailsTo } from '#shared/mail/kept-mails/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query } from '#web/lib/query.ts'

/** Mails change their status by themselves. */
const staleTime = 5000

export const mailsToQuery = (to: string) =>
  pagesQuery(listMailsTo, { key: ['mails', 'to', to], query: { to }, keepPrevious: true, staleTime })

export const keptMailQuery = (mailId: string) =>
  query('mails', getMail, { params: { mailId: mailId as `mail_${string}` } }, { staleTime })
