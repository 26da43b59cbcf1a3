import type { Write } from '#core/db/write.ts'

/** What was reported, as it is now. */
export type ReportedSubject = {
  title: string
  text: string
  href?: string | undefined
  authorId: string
  /** When its author last changed it: what was decided before says nothing of what it is now. */
  changedAt: string
}

/** What a noun lets cases do with one type of its things. `id` is what the report named. */
export type SubjectOf = {
  load: (id: string) => Promise<ReportedSubject | undefined>
  /** The writes that hide it from everyone, or show it again. None if it is gone or already so. */
  setHidden: (id: string, isHidden: boolean, now: string) => Promise<Write[]>
  /** The writes that take it away for good, with the reason that its author reads. */
  remove: (id: string, reason: string, now: string) => Promise<Write[]>
}

export type ReportedSubjects = Readonly<Record<string, SubjectOf>>
