import {
  Bell,
  Building2,
  Car,
  CreditCard,
  Gauge,
  Heart,
  LifeBuoy,
  LogOut,
  Megaphone,
  MessageSquare,
  Presentation,
  Settings,
  SlidersHorizontal,
  Speaker,
  Store,
  Tag,
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
import { memberLinks, messagesHref } from './member-links.ts'

const icons: Record<string, ReactNode> = {
  '/dashboard': <Gauge className="size-4" aria-hidden="true" />,
  '/admin/dashboard': <Gauge className="size-4" aria-hidden="true" />,
  '/subwoofer-designer': <Speaker className="size-4" aria-hidden="true" />,
  '/garage': <Car className="size-4" aria-hidden="true" />,
  '/profile': <UserRound className="size-4" aria-hidden="true" />,
  '/organizations': <Building2 className="size-4" aria-hidden="true" />,
  '/billing': <CreditCard className="size-4" aria-hidden="true" />,
  '/notifications': <Bell className="size-4" aria-hidden="true" />,
  [messagesHref]: <MessageSquare className="size-4" aria-hidden="true" />,
  '/my-listings': <Tag className="size-4" aria-hidden="true" />,
  '/marketplace/saved': <Heart className="size-4" aria-hidden="true" />,
  '/my-ads': <Presentation className="size-4" aria-hidden="true" />,
  '/business': <Store className="size-4" aria-hidden="true" />,
  '/dashboard/support': <LifeBuoy className="size-4" aria-hidden="true" />,
  '/admin/support': <LifeBuoy className="size-4" aria-hidden="true" />,
  '/organization/support': <LifeBuoy className="size-4" aria-hidden="true" />,
  '/organization/news': <Megaphone className="size-4" aria-hidden="true" />,
  '/profile?tab=settings': <Settings className="size-4" aria-hidden="true" />,
  '/admin': <SlidersHorizontal className="size-4" aria-hidden="true" />,
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
        ...memberLinks(me, exists).map(({ label, href }) => ({
          kind: 'link' as const,
          label,
          to: href,
          icon: icons[href],
          badge: href === messagesHref && unread > 0 && (
            <span data-own className="menu-badge badge-blue">
              {badgeText(unread)}
              <span className="sr-only"> unread</span>
            </span>
          ),
        })),
        { kind: 'separator', id: 'before-logout' },
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
