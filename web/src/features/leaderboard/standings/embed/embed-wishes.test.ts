import { expect, test } from 'vitest'
import { embedPath } from './embed-path.ts'
import { embedWishes } from './embed-wishes.ts'

const asked = (query: string) => embedWishes(new URLSearchParams(query))

test('the code of a class leads to the same class in the same scope', () => {
  const of = { seasonId: 'sea_1', classKey: 'S&1', scope: 'OH' }
  const { search } = new URL(embedPath(of), 'https://boxrise.example')
  expect(asked(search)).toEqual({ ...of, theme: undefined })
})

test('a scope or a theme that makes no sense is as if it were not there', () => {
  expect(asked('scope=ohio&theme=pink')).toEqual({ scope: 'all', theme: undefined })
  expect(asked('scope=OH&theme=light')).toEqual({ scope: 'OH', theme: 'light' })
})
