import type { Write } from '#core/platform/db/write.ts'

/** The reported thing, as it is now. */
export type ReportedSubject = {
  title: string
  text: string
  href?: string | undefined
  /** Absent where it belongs to everyone and no member entered it. */
  authorId?: string | undefined
  /** The time its author last changed it: an earlier decision says nothing about its present state. */
  changedAt: string
  /** True if an administrator has removed it and can show it again. No one else reports it meanwhile. */
  isRemoved?: boolean
  /** The members who may report it, where it is only theirs to read. */
  onlyBy?: readonly string[]
}

/** The actions a noun lets cases take on one type of its things. `id` is what the report named. */
export type SubjectOf = {
  load: (id: string) => Promise<ReportedSubject | undefined>
  /** The writes that hide it from everyone, or show it again. None if it is gone or already so. */
  setHidden: (id: string, isHidden: boolean, now: string) => Promise<Write[]>
  /**
   * Returns the writes that remove it for good, with the reason that its author reads. A subject that is
   * corrected instead of removed refuses while it is unchanged since the first report.
   */
  remove: (id: string, reason: string, now: string, firstReportAt: string) => Promise<Write[]>
}

export type ReportedSubjects = Readonly<Record<string, SubjectOf>>
