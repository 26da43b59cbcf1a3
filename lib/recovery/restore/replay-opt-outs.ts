import { changeSubscriber } from '#core/newsletter/newsletter-subscribers/change-subscriber.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { suppressions } from '#core/platform/mails/suppressions.ts'
import {
  notificationPreferences,
  readPreferences,
} from '#core/platform/notifications/notification-preferences.ts'
import type { OptOut } from '#core/platform/recovery/opt-outs.ts'
import { users } from '#core/platform/users/users.ts'
import {
  bounced,
  complained,
  unsubscribed,
} from '#shared/newsletter/newsletter-subscribers/stepped-subscriber.ts'
import type { Subscriber } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { PreferenceType } from '#shared/platform/notifications/category.ts'
import { type Preferences, wants } from '#shared/platform/notifications/preferences.ts'
import type { Found } from './look-through.ts'

type Of<K> = Extract<OptOut, { kind: K }>

type Replayed = Exclude<OptOut, { kind: 'lifted' }>

/**
 * Switches off in a restored table what was switched off after its backup, but for what was taken back since then: the
 * newest choice counts. Repeating it changes nothing.
 */
export async function replayOptOuts(optOuts: readonly OptOut[], found: Found): Promise<number> {
  let replayed = 0
  for (const optOut of standing(optOuts)) {
    const id = { subscriber: found.subscribers, address: found.addresses, member: found.users }[
      optOut.kind
    ].get(optOut.hash)
    if (!id) continue
    if (await replayOne(id, optOut)) replayed += 1
  }
  return replayed
}

/** Those that hold yet, of all since the backup, the oldest first. */
export function standing(optOuts: readonly OptOut[]): Replayed[] {
  const lastOf = (kind: OptOut['kind']) =>
    new Map(optOuts.filter((one) => one.kind === kind).map((one) => [one.hash, one]))
  const [subscribers, lifted] = [lastOf('subscriber'), lastOf('lifted')]
  const onAgain = new Map(
    optOuts
      .flatMap((one) => (one.kind === 'member' ? switchesOf(one, one.on) : []))
      .map(({ key, at }) => [key, at]),
  )
  return optOuts.flatMap((one): Replayed[] => {
    if (one.kind === 'lifted') return []
    if (one.kind === 'address') return one.at > (lifted.get(one.hash)?.at ?? '') ? [one] : []
    if (one.kind === 'subscriber') return subscribers.get(one.hash) === one ? [one] : []
    const off = one.off.map(({ type, channels }) => ({
      type,
      channels: channels.filter((channel) =>
        switchesOf(one, [{ type, channels: [channel] }]).every(
          ({ key, at }) => at >= (onAgain.get(key) ?? ''),
        ),
      ),
    }))
    return off.some(({ channels }) => channels.length > 0) ? [{ ...one, off }] : []
  })
}

/** Each switch of a member by itself. */
const switchesOf = ({ hash, at }: Of<'member'>, switched: Of<'member'>['off']) =>
  switched.flatMap(({ type, channels }) =>
    channels.map((channel) => ({ key: `${hash} ${type} ${channel}`, at })),
  )

/** True if it was not so before. */
function replayOne(id: string, optOut: Replayed): Promise<boolean> {
  if (optOut.kind === 'subscriber') return endSubscription(id, optOut)
  return optOut.kind === 'address' ? suppress(id, optOut) : switchOff(id, optOut)
}

async function endSubscription(id: string, { status, at }: Of<'subscriber'>): Promise<boolean> {
  // Who left before the backup, and came back after it, can come back again.
  if (status === 'confirmed') return false
  let isChanged = false
  await changeSubscriber(id, (subscriber) => {
    // Someone who agreed after that, but before the backup, did not change their mind.
    const { at: agreedAt = '' } = subscriber.consents.findLast(({ what }) => what !== 'asked') ?? {}
    const after = agreedAt > at ? subscriber : ended(subscriber, status, at)
    isChanged = after !== subscriber
    return after
  })
  return isChanged
}

function ended(
  subscriber: Subscriber,
  status: Exclude<Of<'subscriber'>['status'], 'confirmed'>,
  now: string,
): Subscriber {
  if (status === 'unsubscribed') return unsubscribed(subscriber, { now })
  return status === 'bounced' ? bounced(subscriber, { now, isPermanent: true }) : complained(subscriber, now)
}

const suppress = (email: string, { at, scope, reason }: Of<'address'>) =>
  untilUnchanged(async () => {
    const earlier = await suppressions.get({ email }, { consistent: true })
    const isWider = earlier?.scope === 'bulk' && scope === 'all'
    const isGraver = reason === 'complaint' && earlier?.reason !== 'complaint'
    if (earlier && !isWider && !isGraver) return false
    const suppression = {
      ...earlier,
      email,
      scope: earlier?.scope === 'all' ? earlier.scope : scope,
      reason,
      createdAt: at,
      version: (earlier?.version ?? 0) + 1,
    }
    await commit(suppressions.put(suppression, earlier ? { version: earlier.version } : { absent: true }))
    return true
  })

const switchOff = (userId: string, { at, off }: Of<'member'>) =>
  untilUnchanged(async () => {
    if (!(await users.get({ id: userId }, { consistent: true }))) return false
    const before = await readPreferences(userId)
    if (before.updatedAt && before.updatedAt >= at) return false
    const preferences = { ...before.preferences }
    for (const { type, channels } of off) {
      const known = PreferenceType.safeParse(type)
      if (known.success)
        preferences[known.data] = {
          ...chosen(before.preferences, known.data),
          ...Object.fromEntries(channels.map((channel) => [channel, false])),
        }
    }
    const version = before.version + 1
    await commit(
      notificationPreferences.put(
        { userId, preferences, updatedAt: at, version },
        before.version === 0 ? { absent: true } : { version: before.version },
      ),
    )
    return true
  })

const chosen = (preferences: Preferences, type: PreferenceType) => ({
  enabled: wants(preferences, type, 'enabled'),
  email: wants(preferences, type, 'email'),
})
