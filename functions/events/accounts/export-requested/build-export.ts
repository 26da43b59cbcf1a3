import { buildExport } from '#core/accounts/exports/build-export.ts'
import { facts } from '#core/accounts/exports/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'export.requested', 'build-export', ({ fact, now, once }) =>
  buildExport(fact.payload, now, once),
)
