import type { RouteGroup } from '#lib/route-groups.ts'
import { fileNameOf } from '../file-name-of.ts'
import type { FunctionInfra } from '../function-infra.ts'
import type { AnyNounInfra } from '../noun-infra.ts'
import * as nouns from '../nouns.ts'

export type JobInfra = FunctionInfra & { schedule: string }

/** The jobs of all nouns, each with the group of its stack. Its file is `functions/jobs/<job>.ts`. */
export const jobs: Readonly<Record<string, JobInfra & { group: RouteGroup }>> = Object.fromEntries(
  Object.values<AnyNounInfra>(nouns).flatMap(({ group, jobs = {} }) =>
    Object.entries(jobs).map(([name, infra]) => [
      name,
      { entry: `jobs/${fileNameOf(name)}.ts`, ...infra, group } as JobInfra & { group: RouteGroup },
    ]),
  ),
)
