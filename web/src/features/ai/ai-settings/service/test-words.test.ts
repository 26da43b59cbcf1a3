import { expect, test } from 'vitest'
import { testWords } from './test-words.ts'

const answer = { text: 'Hello', milliseconds: 1312, tokens: 1 }

test('a test says how long it took, what came back, and that nothing can be searched', () => {
  expect(testWords(answer)).toEqual([
    'It works: the service answered in 1,312 ms and counted 1 token.',
    'It said: “Hello”',
    'Without an embedding model, it cannot search for answers.',
  ])
})

test('a service with an embedding model says how long its vectors are', () => {
  expect(testWords({ ...answer, embedding: { dimension: 1536, milliseconds: 80 } })).toContain(
    'Its vectors have 1,536 numbers and took 80 ms.',
  )
})
