import { consumer } from '#core/facts/consumer.ts'
import { facts } from '#core/reports/facts.ts'
import { settleReports } from '#core/reports/settle-reports.ts'

/** No `once`: it follows from the present state of the case, however often. */
export const handler = consumer(facts, 'case.decided', 'settle-reports', ({ fact }) =>
  settleReports(fact.payload.caseId),
)
