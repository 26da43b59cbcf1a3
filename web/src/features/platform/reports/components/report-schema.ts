import * as z from 'zod/mini'
import { ReportFields, type Subject } from '#shared/platform/reports/report.ts'
import { reportProblem } from '#shared/platform/reports/report-problem.ts'

const { reason, text, field, sourceUrl } = ReportFields.shape

/** An empty field says nothing. */
const typed = () =>
  z.pipe(
    z.optional(z.string()),
    z.transform((value: string | undefined) => value?.trim() || undefined),
  )

/** Checks the form of a subject of this type as the server checks it. */
export const reportSchema = (subject: Subject) =>
  z
    .object({ reason, text, field: z.pipe(typed(), field), sourceUrl: z.pipe(typed(), sourceUrl) })
    .check(({ value, issues }) => {
      const problem = reportProblem({ ...value, subject })
      if (problem)
        issues.push({ code: 'custom', input: value, path: [problem.path], message: problem.message })
    })
