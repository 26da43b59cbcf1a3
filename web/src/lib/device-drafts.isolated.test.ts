import { beforeEach, expect, test } from 'vitest'
import { dropFromDevice, forgetDeviceDrafts, keepOnDevice, keptOnDevice } from './device-drafts.ts'
import { forgetOwn, kept } from './kept-in-browser.ts'

beforeEach(() => {
  for (const name of kept.names()) kept.remove(name)
})

const draft = { version: 3, values: { title: 'Typed' }, before: { title: 'Saved' } }

test('a draft is there for its member and its form, and for no one and nothing else', () => {
  keepOnDevice('event.1', 'ann', draft)
  expect(keptOnDevice('event.1', 'ann')).toEqual(draft)
  expect(keptOnDevice('event.2', 'ann')).toBeUndefined()
  expect(keptOnDevice('event.1', 'bob')).toBeUndefined()
  dropFromDevice('event.1', 'bob')
  expect(keptOnDevice('event.1', 'ann')).toEqual(draft)
  dropFromDevice('event.1', 'ann')
  expect(keptOnDevice('event.1', 'ann')).toBeUndefined()
})

test('a logout forgets every draft, and another member who comes those of the one before', () => {
  keepOnDevice('event.1', 'ann', draft)
  forgetDeviceDrafts('ann')
  expect(keptOnDevice('event.1', 'ann')).toEqual(draft)
  keepOnDevice('event.1', 'bob', draft)
  forgetDeviceDrafts('bob')
  expect(keptOnDevice('event.1', 'ann')).toBeUndefined()
  expect(keptOnDevice('event.1', 'bob')).toEqual(draft)
  forgetOwn()
  expect(keptOnDevice('event.1', 'bob')).toBeUndefined()
})

test('what is not a draft is none', () => {
  for (const text of ['', '{', '7', 'null', '{"values":1}']) {
    kept.set('own.draft.ann.event.1', text)
    expect(keptOnDevice('event.1', 'ann')).toBeUndefined()
  }
})
