import type { CalculatorGate } from '#shared/pro-tools/tool-tables.ts'

/** What the gate of the calculator asks for, in words. */
export const gateModes: Record<CalculatorGate['mode'], string> = {
  open: 'Everyone',
  sign_in: 'Everyone who signs in',
  pro: 'Pro members',
}
