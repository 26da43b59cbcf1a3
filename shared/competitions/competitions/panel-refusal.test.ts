import { expect, test } from 'vitest'
import { panelRefusal } from './panel-refusal.ts'

const format = { kind: 'sheet' as const, name: 'Sound quality', judges: 3 }
const three = { judgeIds: ['x', 'y', 'z'], gone: [], sheets: [] }

test('a judge who has begun a sheet is not dropped, one without may be', () => {
  const swapped = { judgeIds: ['x', 'y', 'w'], gone: ['z'] }
  expect(panelRefusal(format, { ...swapped, sheets: [{ judgeId: 'z' }] })?.message).toBe(
    'A judge who has begun a sheet stays. Excuse them with a reason instead.',
  )
  expect(panelRefusal(format, { ...swapped, sheets: [{ judgeId: 'x' }] })).toBeUndefined()
})

test('a panel has as many judges as its format asks for, or none by name', () => {
  expect(panelRefusal(format, three)).toBeUndefined()
  expect(panelRefusal(format, { ...three, judgeIds: ['x', 'y'] })?.message).toBe(
    'Sound quality has 3 judges. Choose them all, and excuse those who cannot come.',
  )
  expect(panelRefusal(format, { ...three, judgeIds: [] })).toBeUndefined()
  expect(panelRefusal({ ...format, kind: 'spl_peak' }, { ...three, judgeIds: ['x'] })).toBeUndefined()
})
