import * as z from 'zod/mini'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { readSetting } from '#core/platform/settings/read-setting.ts'
import { storedSettings } from '#core/platform/settings/stored-settings.ts'
import { AppError } from '#shared/errors.ts'
import { updateSetting as contract, type Setting } from '#shared/platform/settings/contract.ts'
import { settings } from '#shared/platform/settings/settings.ts'

async function updateSetting({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { key } = params
  const parsed = z.safeParse(settings[key].schema as z.ZodMiniType<Setting['value']>, body.value)
  if (!parsed.success) {
    const errors = parsed.error.issues.map(({ message }) => ({ path: 'body.value', message }))
    throw new AppError('invalid', 'validation_failed', `value: ${errors[0]?.message}`, { errors })
  }
  const before = await readSetting(key)
  const setting = { key, value: parsed.data, updatedAt: now, version: body.version + 1 }
  await commit(
    storedSettings.put(setting, body.version === 0 ? { absent: true } : { version: body.version }),
    recordActivity(
      {
        by: actor,
        type: 'settings_update',
        description: `Changed the setting ${key}`,
        ...logged(key, before, parsed.data),
      },
      now,
    ),
    ...remember(setting),
  )
  return setting
}

/** The log outlives the addresses, so it says how many came and went. */
function logged(key: string, before: unknown, after: unknown) {
  if (!Array.isArray(before) || !Array.isArray(after))
    return { before: { [key]: before }, after: { [key]: after } }
  const added = after.filter((one) => !before.includes(one)).length
  const removed = before.length - (after.length - added)
  return { before: { [key]: before.length }, after: { [key]: after.length, added, removed } }
}

export const handler = endpoint(contract, updateSetting)
