import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { atLeast, atMost } from './limit-words.ts'
import { limitOf } from './platform/http/limit-of.ts'
import { text } from './text.ts'

test('a limit is written as people write numbers', () => {
  expect(atMost(2000, 'characters')).toBe('Must be at most 2,000 characters')
  expect(atMost(9999)).toBe('Must be at most 9,999')
  expect(atLeast(2, 'characters')).toBe('Must be at least 2 characters')
})

test('a text that is too long says so, with or without a sentence of its schema', () => {
  const long = 'a'.repeat(2001)
  const told = (schema: z.ZodMiniType) => {
    const issue = schema.safeParse(long).error?.issues[0]
    return issue && [issue.message, limitOf(issue)]
  }
  expect(told(text(2000))?.[0]).toBe('Must be at most 2,000 characters')
  expect(told(z.string().check(z.maxLength(2000)))?.[1]).toBe('Must be at most 2,000 characters')
})
