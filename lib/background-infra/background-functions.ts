import { domainOf } from '../domain-of.ts'
import { consumers } from './consumers.ts'
import { domainOfInbound, inbound } from './inbound.ts'
import { jobs } from './jobs.ts'
import { domainOfStreams, streams } from './streams.ts'

/** A function that no caller waits for. What it cannot handle ends among the dead letters of its domain. */
export type BackgroundFunction = {
  name: string
  kind: 'consumer' | 'job' | 'stream' | 'inbound'
  domain: string
}

const ofKind = (kind: BackgroundFunction['kind'], domains: Record<string, string>): BackgroundFunction[] =>
  Object.entries(domains).map(([name, domain]) => ({ name, kind, domain }))

const ofNouns = (infras: Readonly<Record<string, { noun: string }>>) =>
  Object.fromEntries(Object.entries(infras).map(([name, { noun }]) => [name, domainOf(noun)]))

const allOf = (infras: object, domain: string) =>
  Object.fromEntries(Object.keys(infras).map((name) => [name, domain]))

export const backgroundFunctions: readonly BackgroundFunction[] = [
  ...ofKind('consumer', ofNouns(consumers)),
  ...ofKind('job', ofNouns(jobs)),
  ...ofKind('stream', allOf(streams, domainOfStreams)),
  ...ofKind('inbound', allOf(inbound, domainOfInbound)),
]

/** The domains that have a dead-letter queue. */
export const domainsInBackground: readonly string[] = [
  ...new Set(backgroundFunctions.map(({ domain }) => domain)),
].toSorted()
