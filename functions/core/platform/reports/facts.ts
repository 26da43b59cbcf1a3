import * as z from 'zod/mini'
import type { FactSchemas } from '#core/platform/facts/facts.ts'
import { CaseId } from '#shared/platform/reports/report.ts'

export const facts = {
  'case.decided': z.object({ caseId: CaseId }),
} satisfies FactSchemas
