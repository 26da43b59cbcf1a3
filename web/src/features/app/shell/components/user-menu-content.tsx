import {
  Bell,
  Building2,
  Car,
  ChevronRight,
  ClipboardCheck,
  CreditCard,
  Gauge,
  Heart,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  Megaphone,
  MessageSquare,
  Presentation,
  Settings,
  SlidersHorizontal,
  Speaker,
  Store,
  Tag,
  Ticket,
  Trophy,
  UserRound,
} from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import type { Me } from '#shared/platform/users/contract.ts'
import { membershipLabels } from '#shared/platform/users/membership-type.ts'
import { useUnreadConversations } from '#web/features/market/conversations/api/use-unread-conversations.ts'
import { badgeText } from '#web/features/platform/notifications/components/badge-text.ts'
import { useKnownScreens } from '#web/lib/known-screens.ts'
import { signOutByHand } from '#web/lib/session/sign-out.ts'
import { DropdownMenu } from '#web/ui/dropdown-menu.tsx'
import { memberGroups, messagesHref } from './member-links.ts'

const icons: Record<string, LucideIcon> = {
  '/dashboard': Gauge,
  '/admin/dashboard': Gauge,
  '/subwoofer-designer': Speaker,
  '/my-entries': Ticket,
  '/my-results': Trophy,
  '/garage': Car,
  '/judge-scoring': ClipboardCheck,
  '/profile': UserRound,
  '/organizations': Building2,
  '/billing': CreditCard,
  '/notifications': Bell,
  [messagesHref]: MessageSquare,
  '/my-listings': Tag,
  '/marketplace/saved': Heart,
  '/my-ads': Presentation,
  '/business': Store,
  '/dashboard/support': LifeBuoy,
  '/admin/support': LifeBuoy,
  '/organization/support': LifeBuoy,
  '/organization/news': Megaphone,
  '/profile?tab=settings': Settings,
  '/admin': SlidersHorizontal,
}

const iconOf = (href: string): ReactNode => {
  const Icon = icons[href] ?? ChevronRight
  return <Icon className="size-4" aria-hidden="true" />
}

type UserMenuContentProps = { me: Me; trigger: ReactElement; byKey: boolean }

/** Opens immediately: it exists because the button was pressed. */
export function UserMenuContent({ me, trigger, byKey }: UserMenuContentProps) {
  const exists = useKnownScreens()
  const unread = useUnreadConversations(exists(messagesHref))
  return (
    <DropdownMenu
      defaultOpen={byKey ? 'by key' : true}
      trigger={trigger}
      header={
        <div className="border-b border-line px-3 pt-1.5 pb-2.5">
          <p className="max-w-60 truncate font-semibold">{me.name}</p>
          <p className="label text-faint">{membershipLabels[me.membershipType]}</p>
        </div>
      }
      entries={[
        ...memberGroups(me, exists).flatMap(({ title, links }) => [
          ...links.map(({ label, href }) => ({
            kind: 'link' as const,
            label,
            to: href,
            icon: iconOf(href),
            badge: href === messagesHref && unread > 0 && (
              <span data-own className="menu-badge badge-blue">
                {badgeText(unread)}
                <span className="sr-only"> unread</span>
              </span>
            ),
          })),
          { kind: 'separator' as const, id: `after ${title}` },
        ]),
        {
          kind: 'action',
          label: 'Logout',
          icon: <LogOut className="size-4" aria-hidden="true" />,
          onSelect: () => void signOutByHand(),
        },
      ]}
    />
  )
}
