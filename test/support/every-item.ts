import type { Contract, InputOf, ResponseOf } from '#shared/platform/http/route.ts'
import type { Client } from './client.ts'

type ItemOf<C extends Contract> = ResponseOf<C> extends { items: (infer Item)[] } ? Item : never

/**
 * Reads every item of a list, page by page, because items that other files put into the same cloud may fill
 * the first page.
 */
export async function everyItem<C extends Contract>(
  client: Client,
  contract: C,
  input: InputOf<C>,
): Promise<ItemOf<C>[]> {
  const items: ItemOf<C>[] = []
  let cursor: string | undefined
  do {
    const query = { limit: 100, ...(input as { query?: object }).query, ...(cursor && { cursor }) }
    const answer = await client.call(contract, { ...input, query } as InputOf<C>)
    const page = answer.body as unknown as { items?: ItemOf<C>[]; nextCursor?: string } | undefined
    if (!page?.items) throw new Error(`${contract.path} answered ${answer.status}: ${answer.text}`)
    items.push(...page.items)
    cursor = page.nextCursor
  } while (cursor)
  return items
}
