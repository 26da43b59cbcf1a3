import { MailReachPanel } from '#web/features/mail/mail-reach/components/mail-reach-panel.tsx'
import { AlwaysPanel } from '#web/features/platform/notifications/components/always-panel.tsx'
import { PreferencePanels } from '#web/features/platform/notifications/components/preference-panels.tsx'
import { PreferencesPanel } from '#web/features/platform/notifications/components/preferences-panel.tsx'

export function NotificationsTab() {
  return (
    <div className="grid gap-6">
      <PreferencesPanel />
      <PreferencePanels />
      <AlwaysPanel />
      <MailReachPanel />
    </div>
  )
}
