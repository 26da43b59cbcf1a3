import type { ComponentType } from 'react'

/** A panel beside the switches of a member, for emails that another noun sends. */
export type PreferencePanel = { load: () => Promise<{ default: ComponentType }> }
