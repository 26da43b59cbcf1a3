import * as z from 'zod/mini'
import { route } from '#shared/platform/http/route.ts'
import { SettingKey } from './settings.ts'

export const Setting = z.object({
  key: SettingKey,
  value: z.union([z.number(), z.boolean(), z.array(z.string())]),
  /** Absent while it is as the platform started with it. */
  updatedAt: z.optional(z.iso.datetime()),
  /** 0 for one that was never changed. */
  version: z.int(),
})
export type Setting = z.infer<typeof Setting>

export const listSettings = route({
  name: 'listSettings',
  method: 'GET',
  path: '/api/admin/settings',
  auth: 'admin',
  summary: 'Every setting of the platform with its value',
  response: z.object({ items: z.array(Setting) }),
})

export const updateSetting = route({
  name: 'updateSetting',
  method: 'PUT',
  path: '/api/admin/settings/:key',
  auth: 'admin',
  summary: 'Change a setting',
  params: z.strictObject({ key: SettingKey }),
  body: z.strictObject({ value: Setting.shape.value, version: z.int().check(z.gte(0)) }),
  response: Setting,
  errors: ['version_conflict', 'validation_failed'],
})
