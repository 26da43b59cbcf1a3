import { expect, test } from 'vitest'
import type { Page } from '#shared/platform/http/page.ts'
import { firstPageWith } from './first-page-with.ts'

/** A list of pages of one number each, of which only the last is wanted. */
const listOf = (length: number) => {
  const read: (string | undefined)[] = []
  const pageFrom = async (cursor: string | undefined): Promise<Page<number>> => {
    read.push(cursor)
    const at = Number(cursor ?? 0)
    return { items: [at], ...(at + 1 < length && { nextCursor: String(at + 1) }) }
  }
  return { read, first: (cursor?: string) => firstPageWith(pageFrom, cursor, (at) => at === length - 1) }
}

test('pages without anything wanted are read past, from where the caller was', async () => {
  const list = listOf(10)
  expect(await list.first()).toEqual({ items: [9] })
  expect(await list.first('4')).toEqual({ items: [9] })
  expect(list.read.slice(10)).toEqual(['4', '5', '6', '7', '8', '9'])
})

test('after ten pages without anything wanted the caller is asked whether to read on', async () => {
  const list = listOf(11)
  const page = await list.first()
  expect(page).toEqual({ items: [], nextCursor: '10' })
  expect(list.read).toHaveLength(10)
  expect(await list.first(page.nextCursor)).toEqual({ items: [10] })
})

test('a list with nothing wanted at all ends', async () => {
  const nothing = await firstPageWith(
    async () => ({ items: [1] }),
    undefined,
    () => false,
  )
  expect(nothing).toEqual({ items: [] })
})
