import type { SubjectType } from '#shared/platform/reports/report.ts'
import type { ReportedSubjects, SubjectOf } from './reported-subject.ts'
import * as nouns from './subjects-of-nouns.ts'

const subjects: ReportedSubjects = Object.assign({}, ...Object.values(nouns))

/** Returns the actions cases can take on a type of thing. */
export function subjectOf(type: SubjectType): SubjectOf {
  const subject = subjects[type]
  if (!subject) throw new Error(`nothing is known of the reported ${type}`)
  return subject
}
