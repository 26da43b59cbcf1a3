import { expect, expectTypeOf, test } from 'vitest'
import { NotificationCategory, PreferenceType } from './category.ts'
import { categoryOf } from './category-of.ts'
import { NotificationKind, type SwitchedOf, type UnswitchedOf } from './notification-kind.ts'
import { wants } from './preferences.ts'

test('only what has no switch may be told without asking', () => {
  type Kinds = {
    liked: { category: 'social' }
    offer: { category: 'marketing' }
    paid: { category: 'billing' }
  }
  expectTypeOf<SwitchedOf<Kinds>>().toEqualTypeOf<'liked' | 'offer'>()
  expectTypeOf<UnswitchedOf<Kinds>>().toEqualTypeOf<'paid'>()
})

test('every kind has a category, and one from before kinds is about the account', () => {
  for (const kind of NotificationKind.options)
    expect(NotificationCategory.options, kind).toContain(categoryOf({ kind }))
  expect(categoryOf({ kind: 'subscription' })).toBe('billing')
  expect(categoryOf({})).toBe('account')
})

test('nothing that is chosen switches off what has no switch', () => {
  const off = { enabled: false, email: false }
  const none = Object.fromEntries(PreferenceType.options.map((type) => [type, off]))
  const reached = NotificationCategory.options.filter((category) => wants(none, category, 'email'))
  expect(reached).toEqual(['account', 'security', 'billing', 'support'])
})
