import { createContext, use, useSyncExternalStore } from 'react'
import type { ToolSettings } from '#shared/tools/pro-tools/tool-tables.ts'
import type { CalculatorParts } from '#shared/tools/spl-studies/calculator-parts.ts'
import type { SplStudy, SplSystem } from '#shared/tools/spl-studies/spl-study.ts'
import type { Calculator, CalculatorView } from './calculator.ts'

type Desk = {
  calculator: Calculator
  settings: ToolSettings
  parts: CalculatorParts
}

export const DeskContext = createContext<Desk | undefined>(undefined)

/** The study of the screen, with the tables and the open parts of the calculator. */
export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('this is part of the SPL calculator')
  return desk
}

/** Returns a part of what the screen shows. The caller renders again when that part changes. */
export function useView<Part>(part: (view: CalculatorView) => Part): Part {
  const { calculator } = useDesk()
  const now = () => part(calculator.view())
  return useSyncExternalStore(calculator.subscribe, now, now)
}

const bodyOf = ({ body }: CalculatorView) => body

export const useStudy = (): SplStudy => useView(bodyOf)

const activeOf = ({ body, active }: CalculatorView) => body.systems[active] as SplSystem

/** The system that is worked on. */
export const useSystem = (): SplSystem => useView(activeOf)
