import type { ReactNode } from 'react'
import { MenuEntries } from './menu-entries.tsx'
import type { MenuNode } from './menu-tree.ts'

/** The items of a list `.mobile-links`: a menu, with the children of a parent under its name. */
export function MobileLinks({ menu }: { menu: readonly MenuNode[] }) {
  return menu.map((item) =>
    item.children.length > 0 ? (
      <MobileGroup key={item.id} title={item.title}>
        <MenuEntries items={item.children} />
      </MobileGroup>
    ) : (
      <MenuEntries key={item.id} items={[item]} />
    ),
  )
}

type MobileGroupProps = { title: string; children: ReactNode }

/** Entries of a phone's menu under their heading. */
export const MobileGroup = ({ title, children }: MobileGroupProps) => (
  <li>
    <h2 className="label pt-5 text-faint">{title}</h2>
    <ul>{children}</ul>
  </li>
)
