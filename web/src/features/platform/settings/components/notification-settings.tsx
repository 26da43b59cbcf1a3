import type { Setting } from '#shared/platform/settings/contract.ts'
import type { SettingKey } from '#shared/platform/settings/settings.ts'
import { Panel } from '#web/ui/panel.tsx'
import { AddressesSetting } from './addresses-setting.tsx'
import { HourSetting } from './hour-setting.tsx'
import { type DraftState, NumberSetting } from './number-setting.tsx'
import { SwitchSetting } from './switch-setting.tsx'

/** Members see which of these are off, and choose for themselves among those that are on. */
const mailSwitches: readonly { key: SettingKey; label: string; hint: string }[] = [
  {
    key: 'mails_event_reminders',
    label: 'Email event reminders',
    hint: 'A week and a day before an event.',
  },
  {
    key: 'mails_competition_results',
    label: 'Email competition results',
    hint: 'When the results of a class are final.',
  },
  {
    key: 'mails_team_invitations',
    label: 'Email invitations',
    hint: 'To join a team, work at an event, or drive a vehicle.',
  },
  {
    key: 'mails_system_updates',
    label: 'Email system updates',
    hint: 'Changes to teams and the platform.',
  },
  {
    key: 'mails_social',
    label: 'Email likes and comments',
    hint: 'Likes and comments on posts.',
  },
]

type NotificationSettingsProps = {
  settings: readonly Setting[]
  days: DraftState
  addresses: DraftState
}

/** Which emails go out, when, and to whom. */
export function NotificationSettings({ settings, days, addresses }: NotificationSettingsProps) {
  const find = (wanted: SettingKey) => settings.find(({ key }) => key === wanted)
  const hour = find('event_reminder_hour')
  const alerted = find('alert_addresses')
  const kept = find('notification_days_in_list')
  return (
    <div className="grid gap-6">
      <Panel title="Emails">
        <div className="grid gap-4">
          <p className="max-w-2xl text-dim">Members can turn off any of these for themselves.</p>
          {mailSwitches.map(({ key, ...words }) => {
            const setting = find(key)
            return setting && <SwitchSetting key={key} setting={setting} {...words} />
          })}
          <p className="max-w-2xl text-sm text-dim">
            Emails about verification, passwords, security, payments and a member’s own account or entry
            always go out.
          </p>
        </div>
      </Panel>
      {hour && (
        <Panel title="Event reminders">
          <HourSetting
            setting={hour}
            label="Send them at"
            hint="Local time at the venue, seven days and one day before the event."
          />
        </Panel>
      )}
      {alerted && (
        <Panel title="Alerts">
          <AddressesSetting
            setting={alerted}
            draft={addresses}
            label="Email alerts to"
            hint="About failed refunds, disputes and other payment problems. Every administrator sees them on the site. One email address per line, up to 10. Blank = every administrator."
          />
        </Panel>
      )}
      {kept && (
        <Panel title="Archive">
          <NumberSetting
            setting={kept}
            draft={days}
            label="Keep notifications in the list"
            unit="days"
            hint="We archive older ones every night and delete them a year later."
            min={7}
            max={365}
          />
        </Panel>
      )}
    </div>
  )
}
