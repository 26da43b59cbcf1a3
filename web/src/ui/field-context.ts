import { createContext, use } from 'react'

export type FieldWiring = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export const FieldContext = createContext<FieldWiring | null>(null)

/**
 * Returns the ids and states that join a control to its label, hint and error. The control's own props win.
 */
export function useFieldWiring(): Partial<FieldWiring> {
  return use(FieldContext) ?? {}
}
