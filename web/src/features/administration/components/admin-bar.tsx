import { MenuGroup } from '#web/features/shell/components/menu-group.tsx'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { adminGroups } from './admin-links.ts'
import './admin-bar.css'

const hoverCloseMs = 300

/** What administrators find under the header on every screen. */
export function AdminBar() {
  const exists = useKnownScreens()
  const groups = adminGroups
    .map(({ title, links }) => ({ title, links: links.filter(({ href }) => exists(href)) }))
    .filter(({ links }) => links.length > 0)
  return (
    <nav aria-label="Administration" className="admin-bar">
      <ul className="shell flex">
        {groups.map(({ title, links }) => (
          <li key={title}>
            <MenuGroup
              closeAfterMs={hoverCloseMs}
              item={{
                title,
                children: links.map((link) => ({ ...link, id: link.href, targetBlank: false })),
              }}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
