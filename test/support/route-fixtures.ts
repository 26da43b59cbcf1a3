import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RouteName } from '#shared/routes.ts'
import type { AnyRouteFixture } from './noun-fixture.ts'

type NounModule = { fixture: Record<string, AnyRouteFixture | AnyRouteFixture['sample']> }

const folder = join(import.meta.dirname, '../nouns')
const files = globSync('**/*.ts', { cwd: folder })
const modules: NounModule[] = await Promise.all(
  files.map((file) => import(pathToFileURL(join(folder, file)).href)),
)

/** The data that the matrices need to call each route, from the file of its noun in `test/nouns`. */
export const routeFixtures = Object.fromEntries(
  modules.flatMap(({ fixture }) =>
    Object.entries(fixture).map(([name, given]) => [
      name,
      typeof given === 'function' ? { sample: given } : given,
    ]),
  ),
) as Record<RouteName, AnyRouteFixture>
