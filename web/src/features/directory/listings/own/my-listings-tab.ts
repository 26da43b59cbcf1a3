import type { ComponentType } from 'react'

/** A tab of what a member lists and sells, which its noun brings. */
export type MyListingsTab = {
  id: string
  label: string
  /** The button above the list. */
  add: { to: string; label: string }
  /** Where what became of it is told. */
  also?: { to: string; label: string }
  load: () => Promise<{ default: ComponentType }>
}
