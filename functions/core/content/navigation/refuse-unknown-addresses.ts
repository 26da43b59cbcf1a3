import { cmsPages, pageSlugs } from '#core/content/cms-pages/cms-pages.ts'
import type { NavigationItem } from '#shared/content/navigation/navigation-item.ts'
import { screenAt } from '#shared/content/navigation/screen-at.ts'
import { AppError } from '#shared/errors.ts'

type Addressed = Pick<NavigationItem, 'id' | 'href' | 'isActive'>

/**
 * Refuses entries that lead nowhere, naming their fields. Entries that are already in the menu are not checked again:
 * one may wait for a screen to come. An entry that is turned on is, because its page may have gone since.
 */
export async function refuseUnknownAddresses(
  items: readonly Addressed[],
  stored: readonly Addressed[],
  pathOf: (place: number) => string,
): Promise<void> {
  const known = new Set(stored.map(({ href }) => href))
  const off = new Set(stored.filter(({ isActive }) => !isActive).map(({ id }) => id))
  const found = await Promise.all(
    items.map(async ({ id, href, isActive }) => {
      const isTurnedOn = isActive && off.has(id)
      return (!isTurnedOn && known.has(href)) || (await isKnown(href))
    }),
  )
  const message = 'This address does not lead anywhere.'
  const errors = found.flatMap((isFound, place) => (isFound ? [] : [{ path: pathOf(place), message }]))
  if (errors.length > 0) throw new AppError('unprocessable', 'unknown_address', message, { errors })
}

async function isKnown(href: string): Promise<boolean> {
  if (!href.startsWith('/')) return true
  const screen = screenAt(href)
  return screen?.params.slug === undefined ? screen !== undefined : isPublished(screen.params.slug)
}

/** An earlier address counts as well: it leads to the present one. */
async function isPublished(slug: string): Promise<boolean> {
  const address = await pageSlugs.get({ slug })
  const page = address && (await cmsPages.get({ id: address.pageId }))
  return page?.status === 'published'
}
