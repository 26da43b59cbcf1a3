import { expect, test } from 'vitest'
import { calculatorAccess, type ToolCaller } from './calculator-access.ts'
import type { CalculatorGate } from './tool-tables.ts'

const access = (mode: CalculatorGate['mode'], caller: ToolCaller) =>
  calculatorAccess({ mode, tries: 3 }, caller)

test('visitors have the calculator where it is open, and some tries a day where it is not', () => {
  expect(access('open', 'visitor')).toEqual({ level: 'basic' })
  expect(access('sign_in', 'visitor')).toEqual({ level: 'tries', tries: 3, opens: 'sign_in' })
  expect(access('pro', 'visitor')).toEqual({ level: 'tries', tries: 3, opens: 'pro' })
})

test('members have it unless it is for Pro alone, and the permission opens all of it in every mode', () => {
  expect(access('open', 'member')).toEqual({ level: 'basic' })
  expect(access('sign_in', 'member')).toEqual({ level: 'basic' })
  expect(access('pro', 'member')).toEqual({ level: 'tries', tries: 3, opens: 'pro' })
  for (const mode of ['open', 'sign_in', 'pro'] as const)
    expect(access(mode, 'full')).toEqual({ level: 'all' })
})
