import { memberNotes } from '#core/operations/member-time-lines/member-notes.ts'
import { deriveId } from '#core/platform/db/derive-id.ts'
import type { Write } from '#core/platform/db/write.ts'
import { demoUserId } from '#lib/local/seed/accounts/demo-accounts.ts'
import type { MemberNote } from '#shared/operations/member-time-lines/member-note.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const notes = [
  { about: 'pro@demo.test', daysAgo: 3, text: 'Called about the declined card. A new one comes next week.' },
  { about: 'pro@demo.test', daysAgo: 40, text: 'Helped at the spring show; prefers email to the phone.' },
  { about: 'member@demo.test', daysAgo: 5, text: 'Asked whether a team can share one membership.' },
]

/** What the team noted about members of the demo. */
export const seed = (now: string): Write[] =>
  notes.map(({ about, daysAgo, text }, index) => {
    const createdAt = addTime(now, { days: -daysAgo })
    const note: MemberNote = {
      id: deriveId('mnt', createdAt, `demo ${index}`),
      memberId: demoUserId(about),
      authorId: demoUserId('admin@demo.test'),
      text,
      createdAt,
      version: 1,
    }
    return memberNotes.put(note, { absent: true })
  })
