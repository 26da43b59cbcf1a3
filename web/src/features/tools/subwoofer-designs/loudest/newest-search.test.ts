import { expect, test } from 'vitest'
import { newestSearch, type SearchAnswer } from './newest-search.ts'

function scene() {
  const parts: string[] = []
  const answers: SearchAnswer<string>[] = []
  const ask = newestSearch<string, string>({
    *search(asked) {
      for (let part = 0; part < 5; part++) {
        parts.push(asked)
        yield
      }
      return `${asked} found`
    },
    answer: (answer) => answers.push(answer),
    pause: () => Promise.resolve(),
  })
  return { parts, answers, ask }
}

test('the newest question is answered, and the one before does not go on', async () => {
  const { parts, answers, ask } = scene()
  await Promise.all([ask({ id: 1, asked: 'old' }), ask({ id: 2, asked: 'new' })])
  expect(answers).toEqual([{ id: 2, found: 'new found' }])
  expect(parts.filter((part) => part === 'old')).toHaveLength(1)
})

test('a search that is stopped is not answered, and the next one is', async () => {
  const { answers, ask } = scene()
  await Promise.all([ask({ id: 1, asked: 'old' }), ask({ id: 2 })])
  expect(answers).toEqual([])
  await ask({ id: 3, asked: 'next' })
  expect(answers).toEqual([{ id: 3, found: 'next found' }])
})
