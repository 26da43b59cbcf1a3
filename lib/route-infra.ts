import { posix } from 'node:path'
import type { RouteName } from '#shared/routes.ts'
import { domainOf } from './domain-of.ts'
import { fileNameOf } from './file-name-of.ts'
import type { FunctionInfra } from './function-infra.ts'
import type { AnyNounInfra } from './noun-infra.ts'
import * as nouns from './nouns.ts'

/**
 * The needs of each route’s function beyond its contract. Its file is `functions/api/<domain>/<noun>/<verb-noun>.ts`.
 */
export const routeInfra = Object.fromEntries(
  Object.entries<AnyNounInfra>(nouns).flatMap(([noun, { routes = {} }]) =>
    Object.entries(routes).map(([name, infra]): [string, FunctionInfra] => [
      name,
      { entry: posix.join('api', domainOf(noun), fileNameOf(noun), `${fileNameOf(name)}.ts`), ...infra },
    ]),
  ),
) as Record<RouteName, FunctionInfra>
