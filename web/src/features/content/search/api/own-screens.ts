import type { Me } from '#shared/platform/users/contract.ts'
import type { FoundScreen } from '../found-screen.ts'
import * as nouns from '../found-screens-of-nouns.ts'

/** The screens that are not of administration. */
export const ownScreens: readonly FoundScreen[] = Object.values<readonly FoundScreen[]>(nouns).flat()

/** True for members who may have screens of administration, which are loaded only for them. */
export const mayAdminister = (me: Me | undefined): me is Me =>
  me !== undefined && (me.membershipType === 'admin' || me.role !== undefined)

export async function adminScreens(): Promise<readonly FoundScreen[]> {
  const nouns = await import('../admin-links-of-nouns.ts')
  return Object.values<(typeof nouns)[keyof typeof nouns]>(nouns)
    .flat()
    .map(({ href, title, access }) => ({ path: href, title, words: 'administration', access }))
}
