import { expect, test } from 'vitest'
import { CategoryKey } from '#shared/support/support-requests/support-request.ts'
import { categoryKey } from './category-key.ts'

test('a key is the plain words of its label', () => {
  expect(categoryKey('Payments & refunds', [])).toBe('payments-refunds')
  expect(categoryKey('Die Prüfung’s Tag', [])).toBe('die-prufungs-tag')
})

test('a key is unlike all others', () => {
  expect(categoryKey('Events', ['events', 'events-2'])).toBe('events-3')
})

test('a label without letters still gives a key', () => {
  expect(categoryKey('???', [])).toBe('category')
})

test('a key is one that the contract takes, however long its label is', () => {
  const label = `${'x'.repeat(36)} y${'z'.repeat(10)}`
  expect(CategoryKey.safeParse(categoryKey(label, [])).success).toBe(true)
  expect(CategoryKey.safeParse(categoryKey(label, [categoryKey(label, [])])).success).toBe(true)
})
