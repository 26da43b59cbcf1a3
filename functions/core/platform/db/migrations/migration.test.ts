import { expect, test } from 'vitest'
import { currentShape, upgradeRow } from './migration.ts'

const migrations = [
  ({ name, ...row }: Record<string, unknown>) => ({ ...row, fullName: name }),
  (row: Record<string, unknown>) => ({ ...row, words: String(row.fullName).split(' ') }),
]

test('a row goes through the migrations that came after its shape, and through no other', () => {
  expect(currentShape(migrations)).toBe(3)
  expect(upgradeRow({ name: 'Dana Lane' }, migrations)).toEqual({
    fullName: 'Dana Lane',
    words: ['Dana', 'Lane'],
  })
  expect(upgradeRow({ fullName: 'Dana Lane', shape: 2 }, migrations)).toMatchObject({
    words: ['Dana', 'Lane'],
  })
  const current = { fullName: 'Dana Lane', words: [], shape: 3 }
  expect(upgradeRow(current, migrations)).toBe(current)
})
