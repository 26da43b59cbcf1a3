import { createHash } from 'node:crypto'
import { type ImportPlan, planText } from '#shared/result-imports/plan-import.ts'

/** What a plan is known by: one that was made of anything else has another. */
export const planHash = (plan: ImportPlan): string =>
  createHash('sha256').update(planText(plan)).digest('hex')
