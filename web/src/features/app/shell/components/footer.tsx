import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Footer as FooterData } from '#shared/content/footer/contract.ts'
import { siteName } from '#shared/site-name.ts'
import { footerQuery } from '#web/features/content/footer/api/footer-query.ts'
import { CardLogos } from '#web/features/content/footer/components/card-logos.tsx'
import { FooterContact } from '#web/features/content/footer/components/footer-contact.tsx'
import { SocialLink } from '#web/features/content/footer/components/social-link.tsx'
import { MenuLink } from '#web/features/content/navigation/components/menu-link.tsx'
import { Glyph } from '#web/features/platform/pages/components/glyph.tsx'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Ruler } from '#web/ui/ruler.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { type FooterColumn, type FooterLink, footerColumns, socialTitle } from './footer-columns.ts'
import { LegalLinks } from './legal-links.tsx'
import { memberLinks } from './member-links.ts'
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
    <footer className="mt-24 border-t border-line bg-panel [overflow-anchor:none]">
      <div className="shell pt-12 pb-10">
        <div className="grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
          <div className="max-w-sm">
            <Wordmark />
            <p className="mt-4 mb-3 text-dim">
              The home of the car-audio community: builders, shops, brands and clubs.
            </p>
            <FooterContact {...contact} />
            {newsletter}
          </div>
          <div className="grid grid-cols-2 items-start gap-x-6 sm:hidden">
            {columns.map((column) => (
              <FoldedGroup key={column.title} column={column} social={contact.social} />
            ))}
          </div>
          <div className="grid gap-x-6 gap-y-10 max-sm:hidden sm:grid-cols-3 xl:grid-cols-5">
            {columns.map((column) => (
              <nav key={column.title} aria-label={column.title}>
                <h2 className="label mb-3 text-faint">{column.title}</h2>
                <GroupLinks column={column} social={contact.social} />
              </nav>
            ))}
          </div>
        </div>
        <Ruler className="mt-12" />
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

/** On a phone a group is folded, so that the end of a page is not longer than the page. It opens without a script. */
const FoldedGroup = ({ column, social }: GroupProps) => (
  <nav aria-label={column.title} className="border-b border-line">
    <details className="group">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 [&::-webkit-details-marker]:hidden">
        <h2 className="label text-dim">{column.title}</h2>
        <Glyph name="plus" className="size-4 text-dim group-open:rotate-45" />
      </summary>
      <GroupLinks column={column} social={social} />
    </details>
  </nav>
)

const GroupLinks = ({ column: { title, links }, social }: GroupProps) => (
  <ul>
    {links.map((link) => (
      <li key={`${link.href} ${link.title}`}>
        <MenuLink item={link} className="footer-link" />
      </li>
    ))}
    {title === socialTitle &&
      social.map((link) => (
        <li key={link.url}>
          <SocialLink {...link} />
        </li>
      ))}
  </ul>
)

/** The menu of this person, and their own entries. */
function useMenuColumns(): FooterColumn[] {
  const menu = useMenu()
  const session = useSession()
  const exists = useKnownScreens()
  const account =
    session.status === 'signed-in'
      ? memberLinks(session.me, exists).map(({ href, label }) => ({ href, title: label, targetBlank: false }))
      : toSignIn.filter(({ href }) => exists(href))
  const groups = menu
    .filter((item) => item.children.length > 0)
    .map((item) => ({ title: item.title, links: item.children }))
  const single = menu.filter(
    ({ children, href }) => children.length === 0 && !account.some((link) => link.href === href),
  )
  return [{ title: 'Explore', links: single }, ...groups, { title: 'Account', links: account }]
}
