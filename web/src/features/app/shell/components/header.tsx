import { useLocation } from 'react-router-dom'
import { PaletteButton } from '#web/features/app/palette/palette-button.tsx'
import { SiteMenuBar } from '#web/features/content/navigation/components/site-menu-bar.tsx'
import { SearchBox } from '#web/features/content/search/components/search-box.tsx'
import { Bell } from '#web/features/platform/notifications/components/bell.tsx'
import { useSession } from '#web/lib/session/use-session.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { isAdministrationPath } from './use-account-bars.ts'
import { useMenu } from './use-menu.ts'
import { UserMenu } from './user-menu.tsx'

export function Header() {
  const session = useSession()
  const menu = useMenu()
  const { pathname } = useLocation()
  return (
    <header className="site-header">
      <div className="shell flex h-full items-center gap-2 max-[22.5rem]:gap-0 lg:gap-4">
        <a href="/" aria-label="Boxrise, home" className="mr-auto flex h-11 items-center rounded-sm lg:mr-4">
          <Wordmark />
        </a>
        {/* On wide screens. Administration has a menu of its own. */}
        {!isAdministrationPath(pathname) && (
          <nav aria-label="Main" className="site-menu hidden xl:block">
            <SiteMenuBar menu={menu} />
          </nav>
        )}
        <div className="ml-auto hidden w-56 md:block lg:w-64 xl:w-48">
          <SearchBox id="header-search" end={<PaletteButton />} />
        </div>
        <div className="hidden sm:block">
          <ThemeSwitch />
        </div>
        {session.status === 'signed-in' ? (
          <>
            <Bell unread={session.me.unreadNotifications} />
            <UserMenu me={session.me} />
          </>
        ) : (
          <div className="signed-out hidden gap-2 sm:flex">
            <ButtonLink to="/login" variant="ghost">
              Login
            </ButtonLink>
            <ButtonLink to="/pricing" variant="primary">
              Register
            </ButtonLink>
          </div>
        )}
        <MobileMenu menu={menu} />
      </div>
    </header>
  )
}
