import { MenuGroup } from './menu-group.tsx'
import { MenuLink } from './menu-link.tsx'
import { useMenu } from './use-menu.ts'

/** The navigation across the header, where there is room. */
export function SiteMenu() {
  const menu = useMenu()
  return (
    <nav aria-label="Main" className="hidden xl:block">
      <ul className="flex">
        {menu.map((item) => (
          <li key={item.id}>
            {item.children.length > 0 ? (
              <MenuGroup item={item} />
            ) : (
              <MenuLink item={item} className="site-link" />
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
