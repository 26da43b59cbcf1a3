import { outbox } from '#core/platform/facts/outbox.ts'
import { followers } from '#functions/streams/followers.ts'
import type { FunctionInfra } from '../function-infra.ts'

export type StreamInfra = FunctionInfra & {
  entities: readonly string[]
  /** True if a removal also wakes it. */
  removals?: boolean
}

/** Whatever its entities are of, a reader is part of the platform. */
export const domainOfStreams = 'platform'

/** Readers of the table stream, each with the entities it is woken for. */
export const streams = {
  publishFacts: {
    entry: 'streams/publish-facts.ts',
    entities: [outbox.name],
    table: ['get'],
    putsEvents: true,
    reservedConcurrency: 20,
    env: ['BUS_NAME'],
  },
  indexSearch: {
    entry: 'streams/index-search.ts',
    entities: [...new Set(followers.map(({ of }) => of))],
    removals: true,
    table: ['get', 'query', 'put', 'update', 'delete', 'check', 'batchGet', 'batchWrite'],
    backups: ['putOptOut'],
    env: ['CONTACT_EMAIL'],
    timeoutSeconds: 60,
    reservedConcurrency: 20,
  },
} satisfies Record<string, StreamInfra>
