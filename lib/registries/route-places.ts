import { apiOf } from '#lib/stacks/http-apis.ts'
import { stackOfNoun } from '#lib/stacks/nouns-of-stacks.ts'
import type { Contract } from '#shared/platform/http/route.ts'
import { routesOfNouns } from '#shared/routes-of-nouns.ts'
import { textOf } from './registry-text.ts'

export const routePlacesFile = 'lib/stacks/route-places.txt'

/** Where each route is deployed, by method and path: its API and its stack. */
export const placesOfRoutes = (): Map<string, string> =>
  new Map(
    Object.entries<Record<string, Contract>>(routesOfNouns).flatMap(([noun, contracts]) =>
      Object.values(contracts).map((contract): [string, string] => [
        `${contract.method} ${contract.path}`,
        `${apiOf(contract)} ${stackOfNoun(noun)}`,
      ]),
    ),
  )

export const readPlaces = (text: string): Map<string, string> =>
  new Map(
    text
      .split('\n')
      .filter(Boolean)
      .map((line): [string, string] => {
        const [method, path, ...place] = line.split(' ')
        return [`${method} ${path}`, place.join(' ')]
      }),
  )

/** Adds new routes and drops those that are gone. A route that was there keeps its line: a deployment cannot move it. */
export function routePlaces(): string {
  const before = readPlaces(textOf(routePlacesFile))
  return [...placesOfRoutes()]
    .map(([route, place]) => `${route} ${before.get(route) ?? place}\n`)
    .toSorted()
    .join('')
}
