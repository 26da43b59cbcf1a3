import { buildExport } from '#core/exports/build-export.ts'
import { consumer } from '#core/facts/consumer.ts'

export const handler = consumer('export.requested', 'build-export', ({ fact, now, once }) =>
  buildExport(fact.payload, now, once),
)
