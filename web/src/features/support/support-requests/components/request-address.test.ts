import { expect, test } from 'vitest'
import { aboutIn } from './request-address.ts'

const about = (value: string) => aboutIn(new URLSearchParams({ about: value }))

test('an address names what a request is about, a page by its path', () => {
  expect(about('event:evt_1')).toEqual({ kind: 'event', id: 'evt_1' })
  expect(about('page:/search?q=a:b')).toEqual({ kind: 'page', id: '/search?q=a:b' })
})

test('what is nothing to ask about is left out', () => {
  for (const value of ['', 'event', 'event:', 'user:usr_1', `page:${'a'.repeat(301)}`])
    expect(about(value)).toBeUndefined()
})
