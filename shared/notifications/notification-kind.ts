import * as z from 'zod/mini'
import type { AllOf } from '#shared/all-of.ts'
import * as nouns from './kinds-of-nouns.ts'
import type { NotificationKinds } from './notification-kinds-type.ts'

type Kind = keyof AllOf<(typeof nouns)[keyof typeof nouns]>

export const notificationKinds: NotificationKinds = Object.assign({}, ...Object.values(nouns))

export const NotificationKind = z.enum(Object.keys(notificationKinds) as [Kind])
export type NotificationKind = z.infer<typeof NotificationKind>
