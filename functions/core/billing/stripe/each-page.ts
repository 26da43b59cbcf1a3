import { providerCall } from './provider-call.ts'

type Page<T> = { data: T[]; has_more: boolean }

/** Reads a list of Stripe to its end, a hundred at a time. `from` goes into each call. */
export async function eachPage<T extends { id: string }>(
  list: (from: { limit: 100; starting_after?: string }) => Promise<Page<T>>,
  work: (rows: T[]) => Promise<unknown>,
): Promise<void> {
  let after: string | undefined
  do {
    const from = { limit: 100, ...(after && { starting_after: after }) } as const
    const page = await providerCall(() => list(from))
    await work(page.data)
    after = page.has_more ? page.data.at(-1)?.id : undefined
  } while (after)
}
