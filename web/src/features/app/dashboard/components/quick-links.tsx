import { useMenu } from '#web/features/app/shell/components/use-menu.ts'
import { MenuLabel } from '#web/features/content/navigation/components/menu-label.tsx'
import { MenuLink } from '#web/features/content/navigation/components/menu-link.tsx'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Panel } from '#web/ui/panel.tsx'
import { quickLinksOf } from './quick-links-of.ts'

/** The ways to the features of this member. */
export function QuickLinks() {
  const links = quickLinksOf(useMenu(), useMe(), useKnownScreens())
  return (
    <Panel title="Quick links" flush>
      <ul className="divide-y divide-line">
        {links.map((link) => (
          <li key={link.href}>
            <MenuLink item={link} className="block px-4 py-2.5 hover:bg-raised">
              <span className="flex items-center font-semibold">
                <MenuLabel item={link} />
              </span>
              {link.description && <span className="block text-sm text-dim">{link.description}</span>}
            </MenuLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
