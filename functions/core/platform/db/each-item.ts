type Where = { index?: 'gsi1' | 'gsi2' | 'gsi3'; pk: string; prefix?: string; consistent?: boolean }

type Listed<T> = {
  list(options: Where & { limit: number; cursor: string | undefined }): Promise<{
    items: T[]
    nextCursor?: string
  }>
}

/** All items of a list, page by page. */
export async function* eachItem<T>(entity: Listed<T>, where: Where): AsyncGenerator<T> {
  let cursor: string | undefined
  do {
    const page: Awaited<ReturnType<Listed<T>['list']>> = await entity.list({ ...where, limit: 100, cursor })
    yield* page.items
    cursor = page.nextCursor
  } while (cursor)
}
