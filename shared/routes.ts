import type { AllOf } from './all-of.ts'
import { routesOfNouns } from './routes-of-nouns.ts'

type Nouns = typeof routesOfNouns
type Routes = AllOf<Nouns[keyof Nouns]>

/** Every route of the platform, by its name. */
export const routes = Object.assign({}, ...Object.values(routesOfNouns)) as {
  [Name in keyof Routes]: Routes[Name]
}

export type RouteName = keyof typeof routes
