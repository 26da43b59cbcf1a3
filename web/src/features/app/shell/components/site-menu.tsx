import { SiteMenuBar } from '#web/features/content/navigation/components/site-menu-bar.tsx'
import { useMenu } from './use-menu.ts'

/** The navigation across the header, on wide screens. */
export function SiteMenu() {
  return (
    <nav aria-label="Main" className="site-menu hidden xl:block">
      <SiteMenuBar menu={useMenu()} />
    </nav>
  )
}
