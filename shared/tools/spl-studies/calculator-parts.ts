import type { CalculatorAccess } from '#shared/tools/pro-tools/calculator-access.ts'
import type { SplMode } from './spl-study.ts'

/** The parts of the calculator that are open to a person. */
export type CalculatorParts = {
  modes: readonly SplMode[]
  /** Power compression, measured cabins and two systems side by side. */
  extras: boolean
}

/** The modes that come with every membership, and for visitors. */
const basicModes: readonly SplMode[] = ['quick', 'target']

/** Own results by tries are of the modes that every member has. */
export const calculatorParts = ({ level }: CalculatorAccess): CalculatorParts =>
  level === 'all'
    ? { modes: ['quick', 'design', 'target', 'meter'], extras: true }
    : { modes: basicModes, extras: false }
