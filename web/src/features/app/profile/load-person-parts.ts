import type { ComponentType, ReactNode } from 'react'
import type { PublicProfile } from '#shared/community/members/public-profile.ts'

type Parts = {
  /** True until it is known whether there is a figure. */
  isPending: boolean
  figure: ReactNode
  content: (member: PublicProfile) => ReactNode
}

export type PersonPartsProps = { userId: string; children: (parts: Parts) => ReactNode }

/** The parts of a profile that other nouns bring, which are there before the screen is shown. */
export const personParts: { Shown?: ComponentType<PersonPartsProps> } = {}

/** Loads them with the screen, on the server too: a part that came later could not be rendered there. */
export async function loadPersonParts(): Promise<void> {
  personParts.Shown = (await import('./components/person-parts.tsx')).PersonParts
}
