import { expect, test } from 'vitest'
import { isBlocked } from './is-blocked.ts'

test('a query is blocked by the whole words of a term, wherever they stand in it', () => {
  for (const query of ['rude word', 'a rude word', 'rude word here'])
    expect(isBlocked(query, ['rude word'])).toBe(true)
  for (const query of ['rude', 'word rude', 'crude word', 'rude words', 'rude old word'])
    expect(isBlocked(query, ['rude word'])).toBe(false)
  expect(isBlocked('anything', [])).toBe(false)
})
