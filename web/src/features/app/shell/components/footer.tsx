import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Footer as FooterData } from '#shared/content/footer/footer.ts'
import { siteName } from '#shared/site-name.ts'
import { footerQuery } from '#web/features/content/footer/api/footer-query.ts'
import { CardLogos } from '#web/features/content/footer/components/card-logos.tsx'
import { FooterContact } from '#web/features/content/footer/components/footer-contact.tsx'
import { SocialLink } from '#web/features/content/footer/components/social-link.tsx'
import { MenuLink } from '#web/features/content/navigation/components/menu-link.tsx'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Ruler } from '#web/ui/ruler.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { type FooterColumn, type FooterLink, footerColumns, socialTitle } from './footer-columns.ts'
import { LegalLinks } from './legal-links.tsx'
import { memberGroups } from './member-links.ts'
import { useMenu } from './use-menu.ts'

const toSignIn: FooterLink[] = [
  { href: '/login', title: 'Login', targetBlank: false },
  { href: '/pricing', title: 'Register', targetBlank: false },
]

/** Shown until the footer has loaded, if the server could not read it. */
const nothing: FooterData = { sections: [], contact: { address: [], social: [] }, cards: [] }

type FooterProps = {
  /** The place of the form that orders the newsletter. */
  newsletter?: ReactNode
}

/** The end of a page: the sections that have content, and how to reach the platform. */
export function Footer({ newsletter }: FooterProps) {
  const { data: footer = nothing } = useQuery(footerQuery)
  const { contact, cards } = footer
  const columns = footerColumns(footer, useMenuColumns())
  const named = new Set(columns.flatMap(({ links }) => links.map(({ href }) => href)))
  return (
    // A growing screen pushes it away, instead of taking the reader along.
    <footer className="mt-16 border-t sm:mt-24 border-line bg-panel [overflow-anchor:none]">
      <div className="shell pt-8 pb-6 sm:pt-12 sm:pb-10">
        <div className="grid gap-x-10 gap-y-6 sm:gap-y-10 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
          <div className="max-w-sm">
            <Wordmark />
            <p className="mt-4 mb-3 text-dim">
              The home of the car-audio community: builders, shops, brands and clubs.
            </p>
            <FooterContact {...contact} />
            {newsletter}
          </div>
          <div className="footer-groups">
            {columns.map((column) => (
              <Group key={column.title} column={column} social={contact.social} />
            ))}
          </div>
        </div>
        <Ruler className="mt-6 sm:mt-12" />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
          <p className="label text-faint">{siteName}</p>
          <CardLogos cards={cards} />
          <LegalLinks named={named} />
        </div>
      </div>
    </footer>
  )
}

type GroupProps = { column: FooterColumn; social: FooterData['contact']['social'] }

/**
 * The heading of a wide screen, that of a phone, which folds what follows it, and the links. Links inside the
 * disclosure would have to be there twice, because a wide screen cannot open it.
 */
const Group = ({ column: { title, links }, social }: GroupProps) => (
  <nav aria-label={title}>
    <h2 className="label">{title}</h2>
    <details>
      <summary>
        <h2 className="label">{title}</h2>
      </summary>
    </details>
    <ul>
      {links.map((link) => (
        <li key={`${link.href} ${link.title}`}>
          <MenuLink item={link} />
        </li>
      ))}
      {title === socialTitle &&
        social.map((link) => (
          <li key={link.url}>
            <SocialLink {...link} />
          </li>
        ))}
    </ul>
  </nav>
)

/** The menu of this person, and their own entries. */
function useMenuColumns(): FooterColumn[] {
  const menu = useMenu()
  const session = useSession()
  const exists = useKnownScreens()
  const account =
    session.status === 'signed-in'
      ? memberGroups(session.me, exists).flatMap(({ links }) =>
          links.map(({ href, label }) => ({ href, title: label, targetBlank: false })),
        )
      : toSignIn.filter(({ href }) => exists(href))
  const groups = menu
    .filter((item) => item.children.length > 0)
    .map((item) => ({ title: item.title, links: item.children }))
  const single = menu.filter(
    ({ children, href }) => children.length === 0 && !account.some((link) => link.href === href),
  )
  return [{ title: 'Quick links', links: single }, ...groups, { title: 'Account', links: account }]
}
