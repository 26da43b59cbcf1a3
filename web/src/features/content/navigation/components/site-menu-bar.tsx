import { barSteps } from './bar-steps.ts'
import { MenuEntries } from './menu-entries.tsx'
import { MenuGroup } from './menu-group.tsx'
import { MenuLabel } from './menu-label.tsx'
import { MenuLink } from './menu-link.tsx'
import type { MenuNode } from './menu-tree.ts'

/**
 * A horizontal menu. Entries that do not fit into the `.site-menu` around it are in the last entry, “More”.
 */
export function SiteMenuBar({ menu }: { menu: readonly MenuNode[] }) {
  const steps = barSteps(menu)
  const all = [...steps.values()]
  const last = all.includes(undefined) ? undefined : Math.max(...all.map((step) => step ?? 0))
  return (
    <ul className="flex">
      {menu
        .filter(({ id }) => steps.get(id) !== undefined)
        .map((item) => (
          <li key={item.id} className={`bar-${steps.get(item.id)}`}>
            {item.children.length > 0 ? (
              <MenuGroup label={<MenuLabel item={item} />} title={item.description}>
                <MenuEntries items={item.children} className="menu-item hover:underline" />
              </MenuGroup>
            ) : (
              <MenuLink item={item} className="site-link" title={item.description} />
            )}
          </li>
        ))}
      {menu.length > 0 && (
        <li className={moreClass(last)}>
          <MenuGroup label="More">
            {menu.map((item) => (
              <li key={item.id} className={moreClass(steps.get(item.id))}>
                {item.children.length > 0 && <p className="label px-3 pt-2 text-faint">{item.title}</p>}
                <ul>
                  <MenuEntries
                    items={item.children.length > 0 ? item.children : [item]}
                    className="menu-item hover:underline"
                  />
                </ul>
              </li>
            ))}
          </MenuGroup>
        </li>
      )}
    </ul>
  )
}

/** What no bar has room for is always under “More”. */
const moreClass = (step: number | undefined) => (step === undefined ? undefined : `more-${step}`)
