import { fileNameOf } from '#lib/file-name-of.ts'
import { type RouteName, routes } from '#shared/routes.ts'
import { routesOfNouns } from '#shared/routes-of-nouns.ts'

const { TEST_NOUN } = process.env
const ofNoun = Object.entries(routesOfNouns)
  .filter(([noun]) => fileNameOf(noun) === TEST_NOUN)
  .flatMap(([, contracts]) => Object.keys(contracts))

/** The routes that the matrices call: all, or those of the noun whose tests alone are run. */
export const testedRoutes = (Object.keys(routes) as RouteName[]).filter(
  (name) => !TEST_NOUN || ofNoun.includes(name),
)
