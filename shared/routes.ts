import type { AllOf } from './all-of.ts'
import type { RouteGroup as Group } from './platform/http/noun-routes.ts'
import type { Contract } from './platform/http/route.ts'
import * as nouns from './routes-of-nouns.ts'

type Nouns = typeof nouns
type OfGroup<G extends Group, Noun = Nouns[keyof Nouns]> =
  Noun extends Record<G, infer Routes> ? Routes : never
type RouteGroups = { [G in Group]: { [Name in keyof AllOf<OfGroup<G>>]: AllOf<OfGroup<G>>[Name] } }
type Routes = AllOf<RouteGroups[Group]>

const groups: Record<string, Record<string, Contract>> = {}
// By name: what loads this file may list them as they stand in theirs.
for (const [, noun] of Object.entries(nouns).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  for (const [group, contracts] of Object.entries(noun)) groups[group] = { ...groups[group], ...contracts }

/** Every route of the platform, by the group that is deployed together. */
export const routeGroups = groups as RouteGroups

export type RouteGroup = Group

export const routes = Object.assign({}, ...Object.values(groups)) as { [Name in keyof Routes]: Routes[Name] }

export type RouteName = keyof typeof routes
