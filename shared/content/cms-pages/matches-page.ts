import type { CmsPage, FooterSection, NavigationPlacement } from './page.ts'

type Wanted = {
  placement?: NavigationPlacement | undefined
  section?: FooterSection | undefined
  q?: string | undefined
}

/** Tells whether a page matches the requested places. A page in both places also matches either one. */
export function matchesPage(
  { title, slug, navigationPlacement, footerSection }: CmsPage,
  { placement, section, q }: Wanted,
): boolean {
  const isBoth = navigationPlacement === 'both' && (placement === 'header' || placement === 'footer')
  if (placement && placement !== navigationPlacement && !isBoth) return false
  if (section && section !== footerSection) return false
  const part = q?.trim().toLowerCase()
  return !part || title.toLowerCase().includes(part) || slug.includes(part)
}
