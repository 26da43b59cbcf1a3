import type { Contract, InputOf } from '#shared/platform/http/route.ts'
import type { RouteName } from '#shared/routes.ts'
import { accessCallers } from './access-callers.ts'
import { type AccessCall, accessCalls } from './access-calls.ts'
import type { Answer } from './client.ts'
import type { Refusal } from './noun-fixture.ts'
import { routeFixtures } from './route-fixtures.ts'

/** What a route answered, and the refusal that its fixture expects; or why it was not asked. */
export type Asked = { name: string } & ({ answer: Answer; refusal: Refusal | undefined } | { failed: string })

/** Asks each of these routes once for what its fixture wants, as a caller whom it lets in. */
export async function askRoutes(
  names: readonly RouteName[],
  {
    url,
    contractOf,
    tell,
    inputFor = (_contract, sample) => sample,
  }: {
    url: string
    contractOf(name: RouteName): Contract
    tell(asked: Asked): void
    inputFor?(contract: Contract, sample: object): object
  },
): Promise<void> {
  const { callerOf } = accessCallers(url)
  async function ask({ name, kind, refusal }: AccessCall): Promise<Asked> {
    const { caller, sample } = routeFixtures[name]
    try {
      const client = await callerOf(kind, caller)
      const input = inputFor(contractOf(name), await sample(client)) as InputOf<Contract>
      return { name, refusal, answer: await client.call(contractOf(name), input) }
    } catch (error) {
      return { name, failed: String(error) }
    }
  }
  await Promise.all(
    [...Map.groupBy(passingCalls(names), ({ kind }) => kind).values()].map(async (ofKind) => {
      for (const call of ofKind) tell(await ask(call))
    }),
  )
}

/** Rather one that finds something to do than one that is refused because there is nothing. */
function passingCalls(names: readonly RouteName[]): AccessCall[] {
  const passing = accessCalls(names).calls.filter(({ passes }) => passes)
  return [...Map.groupBy(passing, ({ name }) => name).values()].flatMap(
    (ofRoute) => ofRoute.find(({ refusal }) => !refusal) ?? ofRoute.slice(0, 1),
  )
}
