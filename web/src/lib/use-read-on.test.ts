import { expect, test } from 'vitest'
import { readsOn } from './use-read-on.ts'

const short = { data: { pages: [[]] }, hasNextPage: true, isFetching: false, isError: false }

test('a short list is read on by itself, but a page that failed waits for a person to ask again', () => {
  expect(readsOn(short, 0)).toBe(true)
  expect(readsOn(short, 10)).toBe(false)
  expect(readsOn({ ...short, isError: true }, 0)).toBe(false)
})
