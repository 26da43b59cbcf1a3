import { consumers } from '#lib/background-infra/consumers.ts'
import { inbound } from '#lib/background-infra/inbound.ts'
import { jobs } from '#lib/background-infra/jobs.ts'
import { live } from '#lib/background-infra/live.ts'
import { site } from '#lib/background-infra/site.ts'
import { streams } from '#lib/background-infra/streams.ts'
import { triggers } from '#lib/background-infra/triggers.ts'
import type { FunctionInfra } from '#lib/function-infra.ts'
import { routeInfra } from '#lib/route-infra.ts'

export type FunctionKind = 'route' | 'consumer' | 'job' | 'stream' | 'trigger' | 'live' | 'inbound' | 'site'

export type PlatformFunctionEntry = { name: string; kind: FunctionKind; infra: FunctionInfra }

const ofKind = (kind: FunctionKind, infras: Record<string, FunctionInfra>): PlatformFunctionEntry[] =>
  Object.entries(infras).map(([name, infra]) => ({ name, kind, infra }))

/** Every function of the platform under the one name that its bundle, its role and its alarms carry. */
export function allFunctions(): PlatformFunctionEntry[] {
  const entries = [
    ...ofKind('route', routeInfra),
    ...ofKind('consumer', consumers),
    ...ofKind('job', jobs),
    ...ofKind('stream', streams),
    ...ofKind('trigger', triggers),
    ...ofKind('live', live),
    ...ofKind('inbound', inbound),
    ...ofKind('site', { site }),
  ]
  const names = entries.map((entry) => entry.name)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice) throw new Error(`Two functions are named ${twice}; rename one of them.`)
  return entries
}
