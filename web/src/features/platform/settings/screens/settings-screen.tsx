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
import { addressLines } from '../components/addresses-setting.tsx'
import { NotificationSettings } from '../components/notification-settings.tsx'
import { type DraftState, NumberSetting } from '../components/number-setting.tsx'
import { SwitchSetting } from '../components/switch-setting.tsx'

export const title = 'Settings'

export function Screen() {
  const [search, setSearch] = useSearchParams()
  const settings = useQuery(query('settings', listSettings, {}))
  const timeout: DraftState = useState()
  const days: DraftState = useState()
  const addresses: DraftState = useState()
  const unsaved = (key: SettingKey, [draft]: DraftState) =>
    draft !== undefined && draft.text !== shownValue(find(settings.data?.items, key)?.value)
  return (
    <div className="page">
      <ScreenHeader
        title="Settings"
        lead="Changes apply from the next request. The activity log shows every change."
      />
      <LeaveWarning
        unsaved={
          unsaved('session_timeout_minutes', timeout) ||
          unsaved('notification_days_in_list', days) ||
          unsaved('alert_addresses', addresses)
        }
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
          tabs={tabsOf(settings.data.items, { timeout, days, addresses })}
        />
      )}
    </div>
  )
}

const find = (settings: readonly Setting[] | undefined, wanted: SettingKey) =>
  settings?.find(({ key }) => key === wanted)

const shownValue = (value: Setting['value'] | undefined) =>
  Array.isArray(value) ? addressLines(value) : String(value)

function tabsOf(settings: readonly Setting[], drafts: Record<'timeout' | 'days' | 'addresses', DraftState>) {
  const timeout = find(settings, 'session_timeout_minutes')
  const open = find(settings, 'registration_open')
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
      content: <NotificationSettings settings={settings} days={drafts.days} addresses={drafts.addresses} />,
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
