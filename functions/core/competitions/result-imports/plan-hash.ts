import { createHash } from 'node:crypto'
import { type ImportPlan, planText } from '#shared/competitions/result-imports/plan-import.ts'

/** The fingerprint of a plan: a plan made from anything else has another. */
export const planHash = (plan: ImportPlan): string =>
  createHash('sha256').update(planText(plan)).digest('hex')
