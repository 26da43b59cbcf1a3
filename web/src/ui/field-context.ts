import { createContext, use } from 'react'

export type FieldWiring = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export const FieldContext = createContext<FieldWiring | null>(null)

/** The ids and states that join a control to its label, hint and error; the control's own props win. */
export function useFieldWiring(): Partial<FieldWiring> {
  return use(FieldContext) ?? {}
}
