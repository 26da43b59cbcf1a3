import * as z from 'zod/mini'
import type { Contract } from '#shared/platform/http/route.ts'
import { worldRequest } from './world-request.ts'

type Given = { params?: unknown; query?: unknown; body?: unknown }
type UseCase = (request: never) => Promise<unknown>
type Asker = { now(): string }

/** Calls a use-case of this process as its route would: the request and the answer must fit the contract. */
export async function askWorld<C extends Contract, U extends UseCase>(
  world: Asker,
  userId: string,
  [contract, answerWith]: readonly [C, U],
  given: Given,
): Promise<Awaited<ReturnType<U>>> {
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = contract[part]
    return schema ? [[part, z.parse(schema as z.ZodMiniType, given[part] ?? {})]] : []
  })
  const answer = await answerWith(await worldRequest(world, userId, Object.fromEntries(parts)))
  if (contract.response) z.parse(contract.response as z.ZodMiniType, answer)
  return answer as Awaited<ReturnType<U>>
}
