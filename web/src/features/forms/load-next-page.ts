import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { toastFailure } from './toast-failure.ts'

/** Loads what follows in a list; if it does not come, the list says why, as its button alone would only stop turning. */
export async function loadNextPage({
  fetchNextPage,
}: Pick<UseInfiniteQueryResult, 'fetchNextPage'>): Promise<void> {
  const { error } = await fetchNextPage()
  if (error) toastFailure(error)
}
