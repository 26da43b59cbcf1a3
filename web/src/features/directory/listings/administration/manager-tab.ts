import type { ComponentType } from 'react'

/** A tab of the administration of the directory, which its noun brings. */
export type ManagerTab = { id: string; label: string; load: () => Promise<{ default: ComponentType }> }
