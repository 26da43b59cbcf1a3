import type { Mail } from '#shared/platform/mails/mail.ts'
import { mails } from './mails.ts'

/** Every mail that was written to an address, until then where that is given, page by page. */
export async function* mailsTo(email: string, until?: string): AsyncGenerator<Mail> {
  let cursor: string | undefined
  do {
    const page = await mails.list({ index: 'gsi3', pk: `MAILS_TO#${email}`, limit: 100, cursor })
    yield* page.items.filter(({ createdAt }) => !until || createdAt <= until)
    cursor = page.nextCursor
  } while (cursor)
}
