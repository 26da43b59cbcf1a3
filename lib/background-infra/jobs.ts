import { fileNameOf } from '../file-name-of.ts'
import type { FunctionInfra } from '../function-infra.ts'
import type { AnyNounInfra } from '../noun-infra.ts'
import * as nouns from '../nouns.ts'
import { withRun } from './background-grants.ts'

export type JobInfra = FunctionInfra & { schedule: string; noun: string }

/** The jobs of all nouns. The file of each is `functions/jobs/<job>.ts`. */
export const jobs: Readonly<Record<string, JobInfra>> = Object.fromEntries(
  Object.entries<AnyNounInfra>(nouns).flatMap(([noun, { jobs = {} }]) =>
    Object.entries(jobs).map(([name, infra]) => [
      name,
      { entry: `jobs/${fileNameOf(name)}.ts`, ...withRun(infra), noun },
    ]),
  ),
)
