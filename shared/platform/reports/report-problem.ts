import { type ReportFields, type ReportReason, reportSubjects, type SubjectType } from './report.ts'

/**
 * Returns the reasons to report a type of things: facts of things that belong to everyone can be wrong, or
 * something else is wrong with them.
 */
export const reasonsFor = (type: SubjectType, all: readonly ReportReason[]): readonly ReportReason[] =>
  reportSubjects[type].facts ? all.filter((one) => one === 'wrong_facts' || one === 'other') : all

type Problem = { path: 'reason' | 'field' | 'sourceUrl'; message: string }

/** Returns a problem with a report that its fields alone do not show, or undefined. */
export function reportProblem({
  subject,
  reason,
  field,
  sourceUrl,
}: Omit<ReportFields, 'text'>): Problem | undefined {
  const { facts } = reportSubjects[subject.type]
  if (reasonsFor(subject.type, [reason]).length === 0)
    return { path: 'reason', message: 'Choose another reason' }
  if (reason !== 'wrong_facts' && (field !== undefined || sourceUrl !== undefined))
    return {
      path: field === undefined ? 'sourceUrl' : 'field',
      message: 'Only wrong facts have a field and a source',
    }
  if (reason === 'wrong_facts' && facts && !facts().includes(field ?? ''))
    return { path: 'field', message: 'Choose what is wrong' }
  return undefined
}
