import type { Contract } from '#shared/platform/http/route.ts'
import { type RouteName, routes } from '#shared/routes.ts'
import { callers, type Verdict, verdict } from './access-policy.ts'
import type { Refusal } from './noun-fixture.ts'
import { routeFixtures } from './route-fixtures.ts'

export type AccessCall = { name: RouteName; kind: string; passes: boolean; refusal: Refusal | undefined }

/** A place of the policy: what one kind of access says to some callers, on any route. */
const placeOf = (name: RouteName, said: Verdict) => JSON.stringify([(routes[name] as Contract).auth, said])

/** Lists the answer of each of these routes to each kind of caller. */
const allCalls = (names: readonly RouteName[]): (AccessCall & { place: string })[] =>
  names.flatMap((name) =>
    Object.entries(callers).map(([kind, caller]) => {
      const said = verdict((routes[name] as Contract).auth, caller?.standing)
      const passes = said === 'passes'
      const { idle } = routeFixtures[name]
      const nothingToDo = typeof idle === 'function' ? idle(caller?.standing) : idle
      return { name, kind, passes, refusal: passes ? nothingToDo : said, place: placeOf(name, said) }
    }),
  )

/**
 * Enough of all calls to prove the policy: every route gives each kind of its answers, to callers that take
 * turns, and every caller meets each place of the policy on at least one route. So it grows with the routes,
 * not with the callers.
 */
export function accessCalls(names: readonly RouteName[]): { calls: AccessCall[]; of: number } {
  const all = allCalls(names)
  const calls: AccessCall[] = []
  for (const inPlace of Map.groupBy(all, ({ place }) => place).values()) {
    const timesCalled = new Map(inPlace.map(({ kind }) => [kind, 0]))
    const times = (kind: string) => timesCalled.get(kind) ?? 0
    const routesHere = new Set(inPlace.map(({ name }) => name)).size
    const turns = Math.ceil(timesCalled.size / routesHere)
    const sameAnswer = Map.groupBy(inPlace, ({ name, refusal }) => `${name} ${refusal}`)
    for (const equal of sameAnswer.values())
      for (const call of equal.toSorted((a, b) => times(a.kind) - times(b.kind)).slice(0, turns)) {
        timesCalled.set(call.kind, times(call.kind) + 1)
        calls.push(call)
      }
    const forgotten = [...timesCalled].filter(([, count]) => count === 0).map(([kind]) => kind)
    if (forgotten.length > 0) throw new Error(`No call as ${forgotten} for ${inPlace[0]?.place}`)
  }
  return { calls, of: all.length }
}
