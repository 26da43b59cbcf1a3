import { siteName } from '#shared/site-name.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Ruler } from '#web/ui/ruler.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { LegalLinks } from './legal-links.tsx'
import { memberLinks } from './member-links.ts'
import { MenuLink } from './menu-link.tsx'
import { useMenu } from './use-menu.ts'

type FooterLink = { href: string; title: string; targetBlank: boolean }

const toSignIn: FooterLink[] = [
  { href: '/login', title: 'Login', targetBlank: false },
  { href: '/pricing', title: 'Register', targetBlank: false },
]

/** The way on from the end of a page: the sections that have something in them. */
export function Footer() {
  const menu = useMenu()
  const session = useSession()
  const exists = useKnownScreens()
  const account =
    session.status === 'signed-in'
      ? memberLinks(session.me, exists).map(({ href, label }) => ({ href, title: label, targetBlank: false }))
      : toSignIn.filter(({ href }) => exists(href))
  const groups: [string, FooterLink[]][] = menu
    .filter((item) => item.children.length > 0)
    .map((item) => [item.title, item.children])
  const single = menu.filter(
    ({ children, href }) => children.length === 0 && !account.some((link) => link.href === href),
  )
  const sections: [string, FooterLink[]][] = [['Explore', single], ...groups, ['Account', account]]
  return (
    // A screen that grows pushes it away, instead of taking whoever sees it along.
    <footer className="mt-24 border-t border-line bg-panel [overflow-anchor:none]">
      <div className="shell pt-12 pb-10">
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-[2fr_repeat(3,1fr)] lg:gap-x-10">
          <div className="col-span-2 max-w-sm md:col-span-1">
            <Wordmark />
            <p className="mt-4 text-dim">
              The home of the car-audio community: builders, shops, brands and clubs.
            </p>
          </div>
          {sections
            .filter(([, links]) => links.length > 0)
            .map(([title, links]) => (
              <nav key={title} aria-label={title}>
                <h2 className="label text-faint">{title}</h2>
                <ul className="mt-3">
                  {links.map((link) => (
                    <li key={`${link.href} ${link.title}`}>
                      <MenuLink item={link} className="footer-link" />
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
        </div>
        <Ruler className="mt-12" />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-8">
          <p className="label text-faint">{siteName}</p>
          <LegalLinks />
        </div>
      </div>
    </footer>
  )
}
