import { MenuEntries } from './menu-entries.tsx'
import type { MenuNode } from './menu-tree.ts'

/** The items of a list `.mobile-links`: a menu, with the children of a parent under its name. */
export function MobileLinks({ menu }: { menu: readonly MenuNode[] }) {
  return menu.map((item) =>
    item.children.length > 0 ? (
      <li key={item.id}>
        <p className="label pt-4 text-faint">{item.title}</p>
        <ul>
          <MenuEntries items={item.children} />
        </ul>
      </li>
    ) : (
      <MenuEntries key={item.id} items={[item]} />
    ),
  )
}
