import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ArrangedItem } from '#shared/content/navigation/admin-contract.ts'
import { arrange, inMenuOrder, refuseMenu } from '#shared/content/navigation/arrange.ts'
import { withoutEntry } from '#shared/content/navigation/without-entry.ts'
import { redoChanges } from './redo-changes.ts'

const entry = (id: string, more: Partial<ArrangedItem> = {}): ArrangedItem => ({
  id,
  title: id,
  href: '/',
  targetBlank: false,
  contexts: ['base'],
  priority: 50,
  visibilityRules: [],
  isActive: true,
  ...more,
})
const base = ['Home', 'Events', 'FAQ', 'Tools'].map((id) => entry(id))
const shape = (items: readonly ArrangedItem[]) =>
  items.map(({ title, parentId }) => (parentId ? `${parentId} > ${title}` : title))

test('what two editors have done is both there when the second does it again', () => {
  const theirs = arrange(base, [{ id: 'Tools', index: 0 }])
  const renamed = base.map((item) => (item.id === 'FAQ' ? { ...item, title: 'Questions' } : item))
  const mine = arrange([...renamed, entry('Teams')], [{ id: 'Teams', parentId: 'Events', index: 0 }])
  expect(shape(redoChanges(base, mine, theirs))).toEqual([
    'Tools',
    'Home',
    'Events',
    'Events > Teams',
    'Questions',
  ])
})

test('what is below an entry that the other has deleted stays in the menu', () => {
  const theirs = withoutEntry(base, 'Events')
  const mine = arrange(
    [...base, entry('Teams')],
    [
      { id: 'Teams', parentId: 'Events', index: 0 },
      { id: 'FAQ', parentId: 'Events', index: 1 },
    ],
  )
  expect(shape(redoChanges(base, mine, theirs)).toSorted()).toEqual(['FAQ', 'Home', 'Teams', 'Tools'])
})

const ids = ['Home', 'Events', 'FAQ', 'Tools', 'New one']
const edits = fc.array(
  fc.record({
    kind: fc.constantFrom('move', 'delete', 'add', 'rename'),
    id: fc.constantFrom(...ids),
    parentId: fc.option(fc.constantFrom(...ids), { nil: undefined }),
    index: fc.nat(4),
  }),
  { maxLength: 8 },
)

type Edit = { kind: string; id: string; parentId: string | undefined; index: number }

function edited(tag: string, steps: readonly Edit[]): ArrangedItem[] {
  let items = inMenuOrder(base)
  for (const { kind, id, parentId, index } of steps) {
    if (kind === 'delete') items = withoutEntry(items, id)
    if (kind === 'rename') items = items.map((item) => (item.id === id ? { ...item, title: tag } : item))
    if (kind === 'add' && !items.some((item) => item.id === `${tag} ${id}`))
      items = [...items, entry(`${tag} ${id}`)]
    try {
      if (kind === 'move') items = arrange(items, [{ id, parentId, index }])
    } catch {}
  }
  return items
}

test('whatever two editors do, the result is a menu, and alone each gets just what they did', () => {
  fc.assert(
    fc.property(edits, edits, (own, others) => {
      const [mine, theirs] = [edited('mine', own), edited('theirs', others)]
      const both = redoChanges(base, mine, theirs)
      expect(() => refuseMenu(both)).not.toThrow()
      expect(redoChanges(base, base, theirs)).toEqual(theirs)
      expect(redoChanges(base, mine, base)).toEqual(mine)
      for (const { id } of mine.filter((one) => one.id.startsWith('mine')))
        expect(both.some((one) => one.id === id)).toBe(true)
    }),
  )
})
