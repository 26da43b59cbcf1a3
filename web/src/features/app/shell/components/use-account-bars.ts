import { type ComponentType, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import type { Me } from '#shared/platform/users/contract.ts'
import { storedImpersonation } from '#web/lib/impersonation/stored-impersonation.ts'

type Bar = ComponentType<{ me: Me }>

export type Place = 'top' | 'side'

type Kind = { name: string; place: Place; isFor: (me: Me, path: string) => boolean; load: () => Promise<Bar> }

export const isAdministrationPath = (path: string): boolean => /^\/admin(\/|$)/i.test(path)

const kinds: Kind[] = [
  {
    name: 'impersonation',
    place: 'top',
    isFor: () => Boolean(storedImpersonation()),
    load: async () =>
      (await import('#web/features/accounts/impersonations/components/impersonation-bar.tsx'))
        .ImpersonationBar,
  },
  {
    name: 'administration',
    place: 'side',
    // It decides itself which of its screens are open to a role, or to a membership with more rules.
    isFor: ({ membershipType, role }, path) =>
      membershipType === 'admin' || Boolean(role) || isAdministrationPath(path),
    load: async () => (await import('#web/features/app/administration/components/admin-side.tsx')).AdminSide,
  },
  {
    name: 'deletion',
    place: 'top',
    isFor: ({ deletionDueAt }) => Boolean(deletionDueAt),
    load: async () =>
      (await import('#web/features/accounts/deletions/components/deletion-banner.tsx')).DeletionBanner,
  },
  {
    name: 'status',
    place: 'top',
    isFor: ({ status, verificationStatus }) => status === 'pending' || verificationStatus === 'pending',
    load: async () => (await import('./status-notice.tsx')).StatusNotice,
  },
]

/** A bar, or `loading`, or that its file did not come. */
const states = new Map<string, Bar | 'loading' | 'missing'>()
const listeners = new Set<() => void>()
let changes = 0

const countChanges = () => changes

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function change(name: string, state: Bar | 'missing'): void {
  states.set(name, state)
  changes++
  for (const listener of listeners) listener()
}

function ask({ name, load }: Kind): void {
  if (states.has(name)) return
  states.set(name, 'loading')
  load().then(
    (Bar) => change(name, Bar),
    () => change(name, 'missing'),
  )
}

/**
 * The bars around the screens of this member: under the header, the member an administrator acts as and what
 * the account waits for; beside them, the menu of administrators. Only the people concerned load them, and a
 * bar that does not load is left out. They are kept in a store, so a screen that waits for all of them is
 * drawn together with them.
 */
export function useAccountBars(
  me: Me | undefined,
  place?: Place,
): {
  bars: { name: string; Bar: Bar }[]
  areAllThere: boolean
} {
  const { pathname } = useLocation()
  useSyncExternalStore(subscribe, countChanges, countChanges)
  const wanted = me
    ? kinds.filter((kind) => (!place || kind.place === place) && kind.isFor(me, pathname))
    : []
  for (const kind of wanted) ask(kind)
  const bars = wanted.flatMap(({ name }) => {
    const Bar = states.get(name)
    return Bar && typeof Bar !== 'string' ? [{ name, Bar }] : []
  })
  return { bars, areAllThere: wanted.every(({ name }) => states.get(name) !== 'loading') }
}
