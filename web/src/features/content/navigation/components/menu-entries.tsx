import { MenuLabel } from './menu-label.tsx'
import { MenuLink } from './menu-link.tsx'
import type { MenuLeaf } from './menu-tree.ts'

type MenuEntriesProps = { items: readonly MenuLeaf[]; className?: string }

/** Entries in a list, each with its description. */
export function MenuEntries({ items, className }: MenuEntriesProps) {
  return items.map((item) => (
    <li key={item.id}>
      <MenuLink item={item} className={className}>
        {item.iconOutline || item.badge || item.description ? (
          <span>
            <span className="flex items-center">
              <MenuLabel item={item} />
            </span>
            {item.description && (
              <span className="block text-sm font-normal text-dim">{item.description}</span>
            )}
          </span>
        ) : (
          item.title
        )}
      </MenuLink>
    </li>
  ))
}
