import { users } from '#core/platform/users/users.ts'
import { newId } from '#shared/ids.ts'
import { reportSubjects, type Subject } from '#shared/platform/reports/report.ts'
import type { StoredCase } from './cases.ts'
import type { ReportedSubject } from './reported-subject.ts'

const excerptLetters = 300

/** A case about something of which there is none yet, before anything is said in it. */
export async function newCase(
  subject: Subject,
  { title, text, href, authorId }: ReportedSubject,
  now: string,
): Promise<StoredCase> {
  // A thing that belongs to everyone stays when the member who entered it leaves, and so do reports against it.
  const author =
    authorId && !reportSubjects[subject.type].facts ? await users.get({ id: authorId }) : undefined
  return {
    id: newId('cas', now),
    subject,
    title,
    excerpt: text.slice(0, excerptLetters).toWellFormed(),
    ...(href && { href }),
    ...(author && { authorId: author.id, authorName: author.name }),
    status: 'open',
    reporters: 0,
    weight: 0,
    isHidden: false,
    firstReportAt: now,
    lastReportAt: now,
    version: 0,
  }
}
