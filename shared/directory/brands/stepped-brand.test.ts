import { expect, test } from 'vitest'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import { type Brand, BrandStatus } from './brand.ts'
import { type BrandStep, mayStepBrand, steppedBrand } from './stepped-brand.ts'

const before = '2026-01-01T00:00:00.000Z'
const now = '2026-02-01T00:00:00.000Z'
const other = newId('brn', now) as Brand['id']

const brand = (more: Partial<Brand> = {}): Brand => ({
  id: newId('brn', before) as Brand['id'],
  name: 'Ångström Áudio',
  folded: 'angstrom audio',
  status: 'proposed',
  createdAt: before,
  updatedAt: before,
  version: 3,
  ...more,
})

const codeOf = (act: () => unknown) => {
  try {
    act()
    return undefined
  } catch (error) {
    return error instanceof AppError ? error.code : error
  }
}

test('a proposed brand is accepted, or refused with a reason', () => {
  const proposed = brand()
  expect(steppedBrand(proposed, { action: 'accept' }, now)).toEqual({
    ...proposed,
    status: 'active',
    updatedAt: now,
    version: 4,
  })
  const refused = steppedBrand(proposed, { action: 'refuse', reason: 'A shop' }, now)
  expect(refused).toMatchObject({ status: 'refused', reason: 'A shop' })
})

test('what was refused, retired, or merged comes back without the reason and without the other brand', () => {
  for (const gone of [
    brand({ status: 'refused', reason: 'A shop' }),
    brand({ status: 'retired', reason: 'Closed' }),
    brand({ status: 'merged', mergedInto: other }),
  ]) {
    const back = steppedBrand(gone, { action: 'restore' }, now)
    expect(back).toMatchObject({ status: 'active' })
    expect(back).not.toHaveProperty('reason')
    expect(back).not.toHaveProperty('mergedInto')
  }
})

test('a renamed brand is compared by its new name', () => {
  const renamed = steppedBrand(brand({ status: 'active' }), { action: 'rename', name: 'Böhm & Söhne' }, now)
  expect(renamed).toMatchObject({ name: 'Böhm & Söhne', folded: 'bohm sohne', status: 'active' })
})

test('a brand is merged into another one, and never into itself', () => {
  const active = brand({ status: 'active' })
  expect(steppedBrand(active, { action: 'merge', into: other }, now)).toMatchObject({
    status: 'merged',
    mergedInto: other,
  })
  const itself: BrandStep = { action: 'merge', into: active.id }
  expect(codeOf(() => steppedBrand(active, itself, now))).toBe('merge_into_itself')
})

test('a step that no longer fits is refused as decided', () => {
  const steps: BrandStep[] = [
    { action: 'accept' },
    { action: 'refuse', reason: 'No' },
    { action: 'rename', name: 'Other' },
    { action: 'merge', into: other },
    { action: 'retire', reason: 'No' },
    { action: 'restore' },
  ]
  const fitting = {
    proposed: ['accept', 'refuse', 'rename', 'merge'],
    active: ['rename', 'merge', 'retire'],
    refused: ['merge', 'restore'],
    merged: ['restore'],
    retired: ['merge', 'restore'],
  }
  for (const status of BrandStatus.options) {
    const fits = steps.filter(({ action }) => mayStepBrand(action, status)).map(({ action }) => action)
    expect(fits).toEqual(fitting[status])
    for (const step of steps) {
      const code = codeOf(() => steppedBrand(brand({ status }), step, now))
      expect(code).toBe(fitting[status].includes(step.action) ? undefined : 'already_decided')
    }
  }
})
