import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { PreferenceType } from '#shared/platform/notifications/category.ts'
import { type Channel, wants } from '#shared/platform/notifications/preferences.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { toast } from '#web/ui/toast.ts'
import { useUpdatePreferences } from '../api/notification-commands.ts'
import { type ChosenPreferences, preferencesQuery } from '../api/notification-queries.ts'
import { type Choices, chosenPreferences, withChoice } from './choices.ts'

/** The number of times that another device may save in between before the member hears of it. */
const mostConflicts = 3

/** Each switch takes effect immediately. A switch that is changed during a save is saved after it. */
export function usePreferences(stored: ChosenPreferences) {
  const queryClient = useQueryClient()
  const waiting = useRef<Choices>({})
  const saving = useRef(false)
  const [turned, setTurned] = useState<Choices>({})
  const update = useUpdatePreferences()

  /** Applies these switches on top of what another device has saved in between. */
  async function send(choices: Choices, conflicts = 0): Promise<void> {
    const { preferences, version } = queryClient.getQueryData(preferencesQuery.queryKey) ?? stored
    try {
      const body = { preferences: chosenPreferences(preferences, choices), version }
      queryClient.setQueryData(preferencesQuery.queryKey, await update.mutateAsync({ body }))
    } catch (error) {
      const lost = error instanceof ApiError && error.code === 'version_conflict'
      if (!lost || conflicts === mostConflicts) throw error
      await queryClient.fetchQuery({ ...preferencesQuery, staleTime: 0 })
      await send(choices, conflicts + 1)
    }
  }

  async function save(): Promise<void> {
    saving.current = true
    try {
      while (Object.keys(waiting.current).length > 0) {
        const choices = waiting.current
        waiting.current = {}
        await send(choices)
      }
      toast.success('Preferences saved')
    } catch (error) {
      waiting.current = {}
      toastFailure(error)
    } finally {
      saving.current = false
      setTurned({})
    }
  }

  return {
    isOn: (type: PreferenceType, channel: Channel) =>
      turned[type]?.[channel] ?? wants(stored.preferences, type, channel),
    turn: (type: PreferenceType, channel: Channel, on: boolean) => {
      waiting.current = withChoice(waiting.current, type, { [channel]: on })
      setTurned((before) => withChoice(before, type, { [channel]: on }))
      if (!saving.current) void save()
    },
  }
}
