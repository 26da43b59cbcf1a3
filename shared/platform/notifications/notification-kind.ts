import * as z from 'zod/mini'
import type { AllOf } from '#shared/all-of.ts'
import type { PreferenceType } from './category.ts'
import * as nouns from './kinds-of-nouns.ts'
import type { NotificationKinds } from './notification-kinds.ts'

type Kinds = AllOf<(typeof nouns)[keyof typeof nouns]>
type Kind = keyof Kinds

export const notificationKinds: NotificationKinds = Object.assign({}, ...Object.values(nouns))

export const NotificationKind = z.enum(Object.keys(notificationKinds) as [Kind])
export type NotificationKind = z.infer<typeof NotificationKind>

/** The given kinds that have a switch for their member, and those that always arrive. */
export type SwitchedOf<Given> = {
  [K in keyof Given]: Given[K] extends { category: PreferenceType } ? K : never
}[keyof Given]
export type UnswitchedOf<Given> = Exclude<keyof Given, SwitchedOf<Given>>

export type SwitchedKind = SwitchedOf<Kinds>
export type UnswitchedKind = UnswitchedOf<Kinds>
