import { posix } from 'node:path'
import { type RouteName, routes } from '#shared/routes.ts'
import { domainOf } from './domain-of.ts'
import { fileNameOf } from './file-name-of.ts'
import type { FunctionInfra } from './function-infra.ts'
import type { AnyNounInfra } from './noun-infra.ts'
import * as nouns from './nouns.ts'
import { pipelineGrants } from './pipeline-grants.ts'

/**
 * The needs of each route’s function: those of its noun, and those of its contract. Its file is
 * `functions/api/<domain>/<noun>/<verb-noun>.ts`.
 */
export const routeInfra = Object.fromEntries(
  Object.entries<AnyNounInfra>(nouns).flatMap(([noun, infras]) =>
    Object.entries(infras.routes ?? {}).map(([name, infra]): [string, FunctionInfra] => {
      const table = [...new Set([...(infra.table ?? []), ...pipelineGrants(routes[name as RouteName])])]
      return [
        name,
        {
          entry: posix.join('api', domainOf(noun), fileNameOf(noun), `${fileNameOf(name)}.ts`),
          ...infra,
          ...(table.length > 0 && { table }),
        },
      ]
    }),
  ),
) as Record<RouteName, FunctionInfra>
