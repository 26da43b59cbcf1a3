import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MembershipType } from '#shared/users/membership-type.ts'
import { NavigationContext, type NavigationItem } from './navigation-item.ts'
import { visibleItems } from './visible-items.ts'

const item = fc.record({
  id: fc.uuid(),
  title: fc.string(),
  href: fc.constant('/'),
  order: fc.integer(),
  targetBlank: fc.constant(false),
  contexts: fc.subarray([...NavigationContext.options]),
  priority: fc.constant(50),
  visibilityRules: fc.constant<NavigationItem['visibilityRules']>([]),
  isActive: fc.boolean(),
  version: fc.constant(1),
})
const membership = fc.option(fc.constantFrom(...MembershipType.options), { nil: undefined })

test('what is shown is active, in order, and was in the list', () => {
  fc.assert(
    fc.property(fc.array(item), membership, (items: NavigationItem[], reader) => {
      const shown = visibleItems(items, reader)
      expect(shown.every(({ isActive }) => isActive)).toBe(true)
      expect(shown.map(({ order }) => order)).toEqual(
        shown.map(({ order }) => order).toSorted((a, b) => a - b),
      )
      expect(shown.every((one) => items.includes(one))).toBe(true)
    }),
  )
})

test('a visitor sees the base items, every member at least those, an administrator everything', () => {
  fc.assert(
    fc.property(fc.array(item), fc.constantFrom(...MembershipType.options), (items, reader) => {
      const active = items.filter(({ isActive, contexts }) => isActive && contexts.length > 0)
      const base = active.filter(({ contexts }) => contexts.includes('base'))
      expect(visibleItems(items, undefined)).toHaveLength(base.length)
      const shown = visibleItems(items, reader)
      expect(base.every((one) => shown.includes(one))).toBe(true)
      expect(visibleItems(items, 'admin')).toHaveLength(active.length)
    }),
  )
})

test('nobody but an administrator sees an item of the admin context alone', () => {
  const admin: NavigationItem = {
    id: 'a',
    title: 'Admin',
    href: '/admin',
    order: 1,
    targetBlank: false,
    contexts: ['admin'],
    priority: 50,
    visibilityRules: [],
    isActive: true,
    version: 1,
  }
  for (const type of [undefined, ...MembershipType.options])
    expect(visibleItems([admin], type)).toHaveLength(type === 'admin' ? 1 : 0)
})
