import { type Capability, works } from '#shared/platform/capabilities/capabilities.ts'
import type { NotificationCategory } from '#shared/platform/notifications/category.ts'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { categoryLabels } from './category-labels.ts'

type Always = { category: NotificationCategory; name?: string; why: string; needs?: Capability }

const always: readonly Always[] = [
  {
    category: 'account',
    why: 'Decisions about your profile and your verification, and your requests to copy or delete your data.',
  },
  {
    category: 'account',
    name: 'Your entries and results',
    why: 'Your ticket, spots that are kept for you, calls to the lane, changes to an event, its cancellation, and decisions about your results. Without them you could miss your turn.',
    needs: 'events',
  },
  {
    category: 'security',
    why: 'Changes to your password, your email address, and your logins. They warn you when someone else uses your account.',
  },
  {
    category: 'billing',
    why: 'Payments, refunds, and changes to your membership. You need them for your records.',
  },
  { category: 'support', why: 'Answers to what you asked us.', needs: 'support_desk' },
]

const facts = always
  .filter(({ needs }) => works(needs))
  .map(({ category, name = categoryLabels[category], why }): Fact => [name, why])

/** Lists the notifications without a switch, and says why. */
export function AlwaysPanel() {
  return (
    <Panel title="What you always get">
      <p className="mb-4 text-dim">
        You cannot turn these off. They protect your account, your money, and your spot at events.
      </p>
      <Facts facts={facts} />
    </Panel>
  )
}
