import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barSteps } from './bar-steps.ts'
import type { MenuNode } from './menu-tree.ts'

const node = (id: string, priority: number, title = id): MenuNode => ({
  id,
  title,
  href: '/',
  targetBlank: false,
  contexts: ['base'],
  priority,
  children: [],
})

test('the entries with the lowest priority leave a bar that gets narrow first, and the last of equals', () => {
  const steps = barSteps([node('Low', 10), node('First', 50), node('Second', 50), node('High', 90)])
  const order = [...steps].toSorted(([, a = 999], [, b = 999]) => a - b).map(([id]) => id)
  expect(order.at(0)).toBe('High')
  expect(order.at(-1)).toBe('Low')
  expect(order.indexOf('First')).toBeLessThan(order.indexOf('Second'))
})

test('a short menu fits anywhere, and what no bar can hold is never in it', () => {
  expect([...barSteps([node('Home', 50), node('FAQ', 50)]).values()]).toEqual([16, 16])
  const many = Array.from({ length: 40 }, (_, place) => node(`Entry ${place}`, 50))
  expect([...barSteps(many).values()].at(-1)).toBeUndefined()
})

test('whatever the menu, a lower priority never needs less room, and each step is one of the stylesheet', () => {
  const menu = fc.array(fc.record({ priority: fc.integer({ min: 0, max: 100 }), title: fc.string() }))
  fc.assert(
    fc.property(menu, (entries) => {
      const nodes = entries.map(({ priority, title }, place) => node(`${place}`, priority, title))
      const steps = barSteps(nodes)
      const inOrder = nodes
        .toSorted((a, b) => b.priority - a.priority)
        .map(({ id }) => steps.get(id) ?? Number.POSITIVE_INFINITY)
      expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
      for (const step of inOrder.filter(Number.isFinite))
        expect([step % 2, step >= 16, step <= 80]).toEqual([0, true, true])
    }),
  )
})
