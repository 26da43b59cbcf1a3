import type { CalculatorGate } from './tool-tables.ts'

/** `full`: members with the permission for all of the pro tools. */
export type ToolCaller = 'visitor' | 'member' | 'full'

export type CalculatorAccess =
  /** All modes of the calculator, or those that every member has. */
  | { level: 'all' | 'basic' }
  /** A worked example, and a limited number of own results a day; then what opens the calculator. */
  | { level: 'tries'; tries: number; opens: 'sign_in' | 'pro' }

/** Returns what the gate of the SPL calculator allows a caller. */
export function calculatorAccess({ mode, tries }: CalculatorGate, caller: ToolCaller): CalculatorAccess {
  if (caller === 'full') return { level: 'all' }
  if (mode === 'pro') return { level: 'tries', tries, opens: 'pro' }
  if (caller === 'visitor' && mode === 'sign_in') return { level: 'tries', tries, opens: 'sign_in' }
  return { level: 'basic' }
}
