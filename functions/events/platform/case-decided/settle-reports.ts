import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/platform/reports/facts.ts'
import { settleReports } from '#core/platform/reports/settle-reports.ts'

/** No `once`: it follows from the present state of the case, however often. */
export const handler = consumer(facts, 'case.decided', 'settle-reports', ({ fact }) =>
  settleReports(fact.payload.caseId),
)
