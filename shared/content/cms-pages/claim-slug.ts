import type { CmsPage } from './page.ts'
import { pageRefusals } from './page-refusals.ts'

/** The page that an address is of, or leads to. */
export type SlugHolder = { page: Pick<CmsPage, 'id' | 'title'>; isCurrent: boolean }

type Claiming = {
  page: Pick<CmsPage, 'id' | 'liveVersion'>
  takeOver?: boolean | undefined
  swapWith?: string | undefined
}

/**
 * Returns how a page gets an address: it may take over a redirect, and two pages that each have an address
 * may swap them.
 */
export function claimSlug(
  { page, takeOver, swapWith }: Claiming,
  holder: SlugHolder | undefined,
): 'free' | 'own' | 'taken over' | 'swapped' {
  if (!holder) return 'free'
  if (holder.page.id === page.id) return 'own'
  const { title } = holder.page
  if (!holder.isCurrent) {
    if (takeOver) return 'taken over'
    throw pageRefusals.slugRedirects(title)
  }
  // Only a page that has an address can give it in return.
  if (swapWith === holder.page.id && page.liveVersion !== undefined) return 'swapped'
  throw pageRefusals.slugTaken(title)
}
