import type { ComponentType } from 'react'

/** A part above a member’s own results that another noun brings. It loads after the list, which works without it. */
export type OwnResultsSection = { load: () => Promise<ComponentType> }
