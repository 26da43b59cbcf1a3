import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seededItem } from '#shared/content/navigation/seeded-item.ts'
import { Permission } from '#shared/platform/roles/permissions.ts'
import { MembershipType } from '#shared/platform/users/membership-type.ts'
import { AccountStatus } from '#shared/platform/users/user.ts'
import { NavigationContext, type NavigationItem } from './navigation-item.ts'
import type { VisibilityRule } from './visibility-rule.ts'
import { type Viewer, visibleItems } from './visible-items.ts'

const day = fc.integer({ min: 1, max: 28 }).map((of) => `2026-11-${String(of).padStart(2, '0')}`)
const rule: fc.Arbitrary<VisibilityRule> = fc.oneof(
  fc.constantFrom({ kind: 'signed_in' } as const, { kind: 'signed_out' } as const),
  fc.record({ kind: fc.constant('status' as const), status: fc.constantFrom(...AccountStatus.options) }),
  fc.record({
    kind: fc.constant('permission' as const),
    permission: fc.constantFrom(...Permission.options),
  }),
  fc.record({ kind: fc.constantFrom('from' as const, 'until' as const), on: day }),
)
const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const item = (id: string): fc.Arbitrary<NavigationItem> =>
  fc
    .record({
      order: fc.integer(),
      contexts: fc.subarray([...NavigationContext.options], { minLength: 1 }),
      visibilityRules: fc.array(rule, { maxLength: 3 }),
      isActive: fc.boolean(),
      parent: fc.option(fc.constantFrom(...ids), { nil: undefined }),
    })
    .map(({ parent, ...fields }) => ({
      ...seededItem({ id, title: id, href: '/', ...fields }),
      ...(parent && parent !== id && { parentId: parent }),
    }))
const menu = fc.tuple(...ids.map(item))
const membershipType = fc.option(fc.constantFrom(...MembershipType.options), { nil: undefined })
const viewer: fc.Arbitrary<Viewer> = membershipType.chain((type) =>
  fc.record({
    membershipType: fc.constant(type),
    status: type ? fc.constantFrom(...AccountStatus.options) : fc.constant(undefined),
    permissions: type ? fc.subarray([...Permission.options]) : fc.constant(undefined),
    today: day,
  }),
)

test('what is shown is active, in order, was in the menu, and has a parent that is shown', () => {
  fc.assert(
    fc.property(menu, viewer, (items, who) => {
      const shown = visibleItems(items, who)
      expect(shown.map(({ order }) => order)).toEqual(
        shown.map(({ order }) => order).toSorted((a, b) => a - b),
      )
      for (const one of shown) {
        expect(one.isActive).toBe(true)
        expect(items).toContain(one)
      }
    }),
  )
})

test('a visitor sees only what is for everyone, and an administrator is in every context', () => {
  const plain = menu.map((items) => items.map(({ parentId: _, ...one }) => ({ ...one, visibilityRules: [] })))
  fc.assert(
    fc.property(plain, fc.constantFrom(...MembershipType.options), (items, type) => {
      const active = items.filter(({ isActive }) => isActive)
      const base = active.filter(({ contexts }) => contexts.includes('base')).map(({ id }) => id)
      const idsOf = (who: Viewer) => visibleItems(items, who).map(({ id }) => id)
      expect(idsOf({}).toSorted()).toEqual(base.toSorted())
      expect(idsOf({ membershipType: type })).toEqual(expect.arrayContaining(base))
      expect(idsOf({ membershipType: 'admin' })).toHaveLength(active.length)
    }),
  )
})

test('rules only hide: more of them never show more', () => {
  fc.assert(
    fc.property(menu, viewer, fc.constantFrom(...ids), rule, (items, who, id, more) => {
      const stricter = items.map((one) =>
        one.id === id ? { ...one, visibilityRules: [...one.visibilityRules, more] } : one,
      )
      const before = new Set(visibleItems(items, who).map((one) => one.id))
      for (const one of visibleItems(stricter, who)) expect(before).toContain(one.id)
    }),
  )
})

const shows = (visibilityRules: VisibilityRule[], who: Viewer) =>
  visibleItems([seededItem({ id: 'a', title: 'A', href: '/', order: 1, visibilityRules })], who).length === 1

test('each rule hides an entry from everyone but those whom it names', () => {
  const member = { membershipType: 'competitor', status: 'active', permissions: [] } as const
  const admin = { membershipType: 'admin', status: 'active' } as const
  expect([shows([{ kind: 'signed_in' }], {}), shows([{ kind: 'signed_in' }], member)]).toEqual([false, true])
  expect([shows([{ kind: 'signed_out' }], {}), shows([{ kind: 'signed_out' }], member)]).toEqual([
    true,
    false,
  ])
  const pending = [{ kind: 'status', status: 'pending' }] as const
  expect(shows([...pending], member)).toBe(false)
  expect(shows([...pending], { ...member, status: 'pending' })).toBe(true)
  expect(shows([...pending], {})).toBe(false)
  const permission = [{ kind: 'permission', permission: 'users.read' }] as const
  expect(shows([...permission], member)).toBe(false)
  expect(shows([...permission], { ...member, permissions: undefined })).toBe(false)
  expect(shows([...permission], { ...member, permissions: ['users.read'] })).toBe(true)
  expect(shows([...permission], admin)).toBe(true)
})

test('the first and the last day count, and all rules must hold', () => {
  const season = [
    { kind: 'from', on: '2026-11-10' },
    { kind: 'until', on: '2026-11-12' },
  ] as const
  const days = ['2026-11-09', '2026-11-10', '2026-11-12', '2026-11-13']
  expect(days.map((today) => shows([...season], { today }))).toEqual([false, true, true, false])
  expect(shows([...season, { kind: 'signed_in' }], { today: '2026-11-11' })).toBe(false)
})

test('what is below an inactive or hidden entry is hidden, too', () => {
  const child = seededItem({ id: 'b', title: 'B', href: '/', order: 2, parentId: 'a' })
  const parent = (more: Partial<NavigationItem>) =>
    visibleItems([seededItem({ id: 'a', title: 'A', href: '/', order: 1, ...more }), child])
  expect(parent({})).toHaveLength(2)
  expect(parent({ isActive: false })).toEqual([])
  expect(parent({ contexts: ['admin'] })).toEqual([])
  expect(parent({ visibilityRules: [{ kind: 'signed_in' }] })).toEqual([])
})
