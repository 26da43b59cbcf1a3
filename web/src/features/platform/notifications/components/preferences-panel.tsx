import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { type Capability, works } from '#shared/platform/capabilities/capabilities.ts'
import type { PreferenceType } from '#shared/platform/notifications/category.ts'
import type { Channel } from '#shared/platform/notifications/preferences.ts'
import { QueryFailure } from '#web/features/platform/forms/query-failure.tsx'
import { ListSkeleton } from '#web/ui/list-skeleton.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { type ChosenPreferences, preferencesQuery } from '../api/notification-queries.ts'
import { categoryLabels } from './category-labels.ts'
import { usePreferences } from './use-preferences.ts'

const channels: readonly (readonly [Channel, string])[] = [
  ['enabled', 'App'],
  ['email', 'Email'],
]

const mailOnly = channels.filter(([channel]) => channel === 'email')

type Kind = { type: PreferenceType; hint?: string; needs?: Capability; isMailOnly?: true }

const kinds: readonly Kind[] = [
  { type: 'event_reminders', needs: 'events' },
  {
    type: 'competition_results',
    hint: 'Results of your classes, and your records.',
    needs: 'results',
  },
  { type: 'team_invitations', needs: 'teams' },
  { type: 'system_updates', hint: 'Changes to your teams and Boxrise.' },
  { type: 'social', hint: 'On your posts.' },
  {
    type: 'marketing',
    hint: 'From organizations you follow or whose events you entered.',
    isMailOnly: true,
  },
]

/** The rows that have a switch. A row that the platform does not offer yet gets one when it does. */
const preferenceRows = kinds.filter(({ needs }) => works(needs))

/** Sets which notifications a member gets, and how. */
export function PreferencesPanel() {
  const chosen = useQuery(preferencesQuery)
  return (
    <Panel title="What you get">
      {chosen.data && <Rows stored={chosen.data} />}
      {chosen.isPending && <ListSkeleton flush rows={preferenceRows.length} />}
      {chosen.isError && !chosen.data && (
        <QueryFailure
          title="Your preferences did not load"
          error={chosen.error}
          retrying={chosen.isFetching}
          onRetry={() => void chosen.refetch()}
        />
      )}
    </Panel>
  )
}

function Rows({ stored }: { stored: ChosenPreferences }) {
  const { isOn, turn } = usePreferences(stored)
  return (
    <ul className="-my-4 divide-y divide-line">
      {preferenceRows.map(({ type, hint, isMailOnly }) => (
        <Row
          key={type}
          type={type}
          hint={hint}
          channels={isMailOnly ? mailOnly : channels}
          mailed={!stored.notMailed.includes(type)}
          isOn={(channel) => isOn(type, channel)}
          onTurn={(channel, on) => turn(type, channel, on)}
        />
      ))}
    </ul>
  )
}

type RowProps = {
  type: PreferenceType
  hint: string | undefined
  channels: typeof channels
  /** False while the platform sends no mails of this type at all. */
  mailed: boolean
  isOn: (channel: Channel) => boolean
  onTurn: (channel: Channel, on: boolean) => void
}

function Row({ type, hint, channels: offered, mailed, isOn, onTurn }: RowProps) {
  const id = useId()
  return (
    <li className="grid gap-x-8 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
      <div>
        <p id={`${id}-name`} className="font-semibold">
          {categoryLabels[type]}
        </p>
        {hint && <p className="text-sm text-dim">{hint}</p>}
        {!mailed && <p className="text-sm text-dim">We send no emails about this at the moment.</p>}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: its name stands in the column beside it */}
      <div role="group" aria-labelledby={`${id}-name`}>
        {offered.map(([channel, label]) => (
          <Switch
            key={channel}
            label={
              <>
                {label}
                <span className="sr-only">: {categoryLabels[type]}</span>
              </>
            }
            checked={isOn(channel)}
            onChange={({ target }) => onTurn(channel, target.checked)}
          />
        ))}
      </div>
    </li>
  )
}
