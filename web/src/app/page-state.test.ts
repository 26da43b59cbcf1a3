import { afterEach, expect, test, vi } from 'vitest'
import { scriptJson } from '#web/lib/script-json.ts'
import { type PageState, readState, shortState } from './page-state.ts'

afterEach(() => vi.unstubAllGlobals())

const there = (data: unknown, html = ''): unknown => {
  const state: PageState = { at: 1, queries: [[['thing'], data]] }
  return readState(scriptJson(shortState(html, state))).queries[0]?.[1]
}

test('a page hands on exactly what the server read', () => {
  const things = [
    { id: 'a', places: { taken: 1 }, tags: ['x'] },
    { id: 'b', note: '' },
    { id: 'c', places: { taken: 0 }, isOpen: false },
  ]
  for (const data of [
    things,
    { items: things, nextCursor: 'more' },
    { pages: [{ items: things.map((thing) => ({ ...thing, things })) }], pageParams: [null] },
    [{ id: 'a', tags: [] }, { id: 'b' }, { id: 'c' }],
    [{ id: 'a', none: null }, { id: 'b' }, { id: 'c' }],
    ['a', 'b', 'c', 4, null, []],
    [[1], [2], [3]],
    things.map((thing) => ({ ...thing, name: '<article>' })),
    null,
    'gone',
    0,
  ])
    expect(there(data), JSON.stringify(data)).toEqual(data)
})

test('a list names its fields once', () => {
  const items = Array.from({ length: 20 }, (_, at) => ({
    membershipType: 'competitor',
    name: `Member ${at}`,
  }))
  const json = JSON.stringify(shortState('', { at: 1, queries: [[['members'], { items }]] }))
  expect(json.split('membershipType')).toHaveLength(2)
})

test('the text of an article stands in its page once, and is read from there', () => {
  const page = { title: 'Terms', html: '<p>You &amp; us</p>' }
  const html = `<article class="article">${page.html}</article>`
  expect(JSON.stringify(shortState(html, { at: 1, queries: [[['page'], page]] }))).not.toContain('You')
  vi.stubGlobal('document', { querySelector: () => ({ innerHTML: page.html }) })
  expect(there(page, html)).toEqual(page)
})
