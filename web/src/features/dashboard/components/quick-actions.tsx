import { Bell, CircleHelp, CreditCard, Mails, ShieldCheck, Tags, UserRoundPen } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Panel } from '#web/ui/panel.tsx'

type Action = { to: string; title: string; text: string; icon: ReactNode }

const actions: readonly Action[] = [
  {
    to: '/profile?tab=settings',
    title: 'Edit your profile',
    text: 'Name, place, picture and what others see',
    icon: <UserRoundPen className="size-5" aria-hidden="true" />,
  },
  {
    to: '/notifications',
    title: 'Notifications',
    text: 'Everything that has arrived',
    icon: <Bell className="size-5" aria-hidden="true" />,
  },
  {
    to: '/profile?tab=verification',
    title: 'Verification',
    text: 'Where your account stands',
    icon: <ShieldCheck className="size-5" aria-hidden="true" />,
  },
  {
    to: '/billing',
    title: 'Billing',
    text: 'Your plan, payments and invoices',
    icon: <CreditCard className="size-5" aria-hidden="true" />,
  },
  {
    to: '/pricing',
    title: 'Memberships',
    text: 'What each one brings and costs',
    icon: <Tags className="size-5" aria-hidden="true" />,
  },
  {
    to: '/faq',
    title: 'Frequently asked questions',
    text: 'Accounts, memberships and the words of the sport',
    icon: <CircleHelp className="size-5" aria-hidden="true" />,
  },
]

const adminAction: Action = {
  to: '/admin/mails',
  title: 'Mail queue',
  text: 'What is sent, waiting or has failed',
  icon: <Mails className="size-5" aria-hidden="true" />,
}

export function QuickActions({ admin }: { admin: boolean }) {
  return (
    <Panel flush title="Go to">
      <ul className="grid gap-px overflow-hidden bg-line sm:grid-cols-2">
        {(admin ? [adminAction, ...actions] : actions).map((action) => (
          <li key={action.to} className="bg-panel sm:last:odd:col-span-2">
            <Link
              to={action.to}
              className="flex items-center gap-4 px-5 py-3 hover:bg-raised hover:text-signal-ink"
            >
              <span className="flex-none text-signal-ink">{action.icon}</span>
              <span>
                <span className="block font-semibold">{action.title}</span>
                <span className="block text-sm text-dim">{action.text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
