import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { arrange, inMenuOrder, mostEntries, refuseMenu } from './arrange.ts'

type Entry = { id: string; title: string; parentId?: string }

const entry = (id: string, parentId?: string): Entry => ({ id, title: id, ...(parentId && { parentId }) })

const refusal = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    if (error instanceof AppError) return `${error.kind} ${error.code}: ${error.message}`
    throw error
  }
  return undefined
}

const menu = [entry('Events'), entry('Shows', 'Events'), entry('Clubs', 'Events'), entry('FAQ')]
const shape = (items: readonly Entry[]) => items.map(({ id, parentId }) => (parentId ? `  ${id}` : id))

test('an entry goes where it is moved, together with what is below it', () => {
  expect(shape(arrange(menu, [{ id: 'FAQ', index: 0 }]))).toEqual(['FAQ', 'Events', '  Shows', '  Clubs'])
  expect(shape(arrange(menu, [{ id: 'Events', index: 9 }]))).toEqual(['FAQ', 'Events', '  Shows', '  Clubs'])
  expect(shape(arrange(menu, [{ id: 'FAQ', parentId: 'Events', index: 1 }]))).toEqual([
    'Events',
    '  Shows',
    '  FAQ',
    '  Clubs',
  ])
  expect(shape(arrange(menu, [{ id: 'Shows', index: 1 }]))).toEqual(['Events', '  Clubs', 'Shows', 'FAQ'])
})

test('a parent that an entry cannot have is refused, in words', () => {
  const move = (id: string, parentId: string) => refusal(() => arrange(menu, [{ id, parentId, index: 0 }]))
  expect(move('Events', 'Events')).toBe('invalid navigation_cycle: An entry cannot be its own parent.')
  expect(move('Events', 'Shows')).toBe(
    'invalid navigation_cycle: “Shows” is below this entry. Move it out first.',
  )
  expect(move('FAQ', 'Shows')).toBe('invalid navigation_depth: Entries can be two levels deep.')
  expect(move('Events', 'FAQ')).toBe('invalid navigation_depth: Entries can be two levels deep.')
  expect(move('FAQ', 'nowhere')).toBe(
    'invalid navigation_parent: The parent of this entry is not in the menu.',
  )
})

test('entries that are no menu are refused, however they were put together', () => {
  expect(refusal(() => refuseMenu(menu))).toBeUndefined()
  const below = [entry('a', 'b'), entry('b', 'a')]
  expect(refusal(() => refuseMenu(below))).toContain('“b” is below this entry. Move it out first.')
  const circle = [entry('a', 'b'), entry('b', 'c'), entry('c', 'a')]
  expect(refusal(() => refuseMenu(circle))).toContain('navigation_cycle')
  expect(refusal(() => refuseMenu([...menu, entry('x', 'circle'), ...circle]))).toBeDefined()
  expect(refusal(() => refuseMenu([...menu, entry('FAQ', 'Events')]))).toBe(
    'invalid navigation_parent: An entry can be in only one place.',
  )
  const many = Array.from({ length: mostEntries + 1 }, (_, place) => entry(`${place}`))
  expect(refusal(() => refuseMenu(many.slice(1)))).toBeUndefined()
  expect(refusal(() => refuseMenu(many))).toBe('invalid navigation_full: There are already 90 entries.')
})

const ids = ['a', 'b', 'c', 'd', 'e']
const moves = fc.array(
  fc.record({
    id: fc.constantFrom(...ids),
    parentId: fc.option(fc.constantFrom(...ids, 'nowhere'), { nil: undefined }),
    index: fc.integer({ min: -1, max: 6 }),
  }),
  { maxLength: 12 },
)

test('whatever is moved, a menu stays a menu of the same entries or is refused', () => {
  fc.assert(
    fc.property(moves, (steps) => {
      let items = ids.map((id) => entry(id))
      for (const step of steps) {
        const refused = refusal(() => {
          items = arrange(items, [step])
        })
        if (refused) continue
        expect(refusal(() => refuseMenu(items))).toBeUndefined()
        expect(items.map(({ id }) => id).toSorted()).toEqual(ids)
        expect(items).toEqual(inMenuOrder(items))
        expect(items.find(({ id }) => id === step.id)?.parentId).toBe(step.parentId)
      }
    }),
  )
})
