import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { listSettings, type Setting } from '#shared/platform/settings/contract.ts'
import type { SettingKey } from '#shared/platform/settings/settings.ts'
import { LeaveWarning } from '#web/features/platform/forms/leave-warning.tsx'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { query } from '#web/lib/query.ts'
import { Panel } from '#web/ui/panel.tsx'
import { ScreenHeader } from '#web/ui/screen-header.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { type DraftState, NumberSetting } from '../components/number-setting.tsx'
import { SwitchSetting } from '../components/switch-setting.tsx'

export const title = 'Settings'

export function Screen() {
  const [search, setSearch] = useSearchParams()
  const settings = useQuery(query('settings', listSettings, {}))
  const timeout: DraftState = useState()
  const days: DraftState = useState()
  const unsaved = (key: SettingKey, [draft]: DraftState) =>
    draft !== undefined && draft.text !== String(find(settings.data?.items, key)?.value)
  return (
    <div className="page">
      <ScreenHeader
        title="Settings"
        lead="Changes apply from the next request. The activity log shows every change."
      />
      <LeaveWarning
        unsaved={unsaved('session_timeout_minutes', timeout) || unsaved('notification_days_in_list', days)}
      />
      {settings.isPending && <Skeleton lines={3} className="h-16" />}
      {settings.isError && !settings.data && (
        <QueryFailure
          title="The settings did not load"
          error={settings.error}
          retrying={settings.isFetching}
          onRetry={() => void settings.refetch()}
        />
      )}
      {settings.data && (
        <Tabs
          label="Settings"
          value={search.get('tab') ?? 'sessions'}
          onChange={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
          tabs={tabsOf(settings.data.items, { timeout, days })}
        />
      )}
    </div>
  )
}

const find = (settings: readonly Setting[] | undefined, wanted: SettingKey) =>
  settings?.find(({ key }) => key === wanted)

/** Members see which of these are off, and choose for themselves among those that are on. */
const mailSwitches: readonly { key: SettingKey; label: string; hint: string }[] = [
  {
    key: 'mails_system_updates',
    label: 'Email system updates',
    hint: 'Changes to teams and to the platform. Members can switch off their own.',
  },
  {
    key: 'mails_social',
    label: 'Email likes and comments',
    hint: 'What members say about each other’s posts. Members can switch off their own.',
  },
]

function tabsOf(settings: readonly Setting[], drafts: Record<'timeout' | 'days', DraftState>) {
  const timeout = find(settings, 'session_timeout_minutes')
  const days = find(settings, 'notification_days_in_list')
  const open = find(settings, 'registration_open')
  const mailed = mailSwitches.flatMap(({ key, ...words }) => {
    const setting = find(settings, key)
    return setting ? [{ setting, ...words }] : []
  })
  return [
    {
      id: 'sessions',
      label: 'Sessions',
      content: timeout && (
        <Panel title="Inactivity">
          <NumberSetting
            setting={timeout}
            draft={drafts.timeout}
            label="Session timeout"
            unit="minutes"
            hint="Members are logged out after this long without moving the mouse, typing, scrolling, touching or clicking. They see a warning first."
            min={5}
            max={1440}
          />
        </Panel>
      ),
    },
    {
      id: 'notifications',
      label: 'Notifications',
      content: days && (
        <div className="grid gap-6">
          <Panel title="Archive">
            <NumberSetting
              setting={days}
              draft={drafts.days}
              label="Keep notifications in the list"
              unit="days"
              hint="We archive older ones every night and delete them a year later."
              min={7}
              max={365}
            />
          </Panel>
          <Panel title="Emails">
            <div className="grid gap-4">
              {mailed.map(({ setting, label, hint }) => (
                <SwitchSetting key={setting.key} setting={setting} label={label} hint={hint} />
              ))}
            </div>
          </Panel>
        </div>
      ),
    },
    {
      id: 'registration',
      label: 'Registration',
      content: open && (
        <Panel title="New members">
          <SwitchSetting
            setting={open}
            label="Registration is open"
            hint="While registration is closed, the form says that it is temporarily unavailable. To close individual memberships, go to Memberships."
          />
        </Panel>
      ),
    },
  ]
}
