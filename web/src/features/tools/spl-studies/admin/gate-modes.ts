import type { CalculatorGate } from '#shared/tools/pro-tools/tool-tables.ts'

/** The requirements of the calculator's gate, in words. */
export const gateModes: Record<CalculatorGate['mode'], string> = {
  open: 'Everyone',
  sign_in: 'Everyone who signs in',
  pro: 'Pro members',
}
