import { consumer } from '#core/facts/consumer.ts'
import { facts } from '#core/reports/facts.ts'
import { settleReports } from '#core/reports/settle-reports.ts'

/** No `once`: it goes by how the case stands now, however often. */
export const handler = consumer(facts, 'case.decided', 'settle-reports', ({ fact }) =>
  settleReports(fact.payload.caseId),
)
